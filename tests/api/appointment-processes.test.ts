import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "../create-database.ts";
import { postJson } from "../post-json.ts";
import { spawnServer } from "../spawn-server.ts";
import { race, startApp } from "../start-app.ts";

type Server = { url: string; end(): Promise<unknown> };

const settings = { RATE_LIMITS: "off" };

/** Two processes fight for the lock of SQLite's file; Postgres knows its clients by their connections. */
const starts: Record<string, (folder: string) => Promise<Server[]>> = {
  "two processes on one SQLite": (folder) =>
    Promise.all(
      [1, 2].map(() => spawnServer({ ...settings, NOW: "2026-11-20T18:00:00Z", DATA_DIR: folder })),
    ),
  "two servers on one Postgres": async (folder) => {
    const databaseUrl = await createDatabase();
    return Promise.all([1, 2].map(() => startApp({ ...race, settings, folder, databaseUrl })));
  },
};

const askAtOnce = (servers: Server[]) =>
  Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const answer = await postJson(`${servers[turn % 2]?.url}/booking/v1/appointments`, {
        service: "consultation",
        start: "2026-11-23T09:00:00-06:00",
        name: "Ana Prueba",
        email: `visitor${turn}@example.com`,
        phone: "214 555 0177",
        locale: "en",
        tz: "America/Chicago",
      });
      return answer.status;
    }),
  );

test.each(Object.keys(starts))("of a hundred who ask %s for one time, exactly one gets it", async (name) => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-book-"));
  const servers = (await starts[name]?.(folder)) ?? [];
  const statuses = await askAtOnce(servers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  for (const server of servers) await server.end();
  rmSync(folder, { recursive: true, force: true });
});
