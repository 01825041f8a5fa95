import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postJson } from "../post-json.ts";
import { spawnServer } from "../spawn-server.ts";

/** Two processes fight for the lock of SQLite's file. */
const start = (folder: string) =>
  spawnServer({ RATE_LIMITS: "off", NOW: "2026-11-20T18:00:00Z", DATA_DIR: folder });

const askAtOnce = (servers: { url: string }[]) =>
  Promise.all(
    Array.from({ length: 30 }, async (_, turn) => {
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

test("of thirty who ask two processes on one SQLite for one time, exactly one gets it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-book-"));
  const servers = await Promise.all([1, 2].map(() => start(folder)));
  const statuses = await askAtOnce(servers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(29);
  for (const server of servers) await server.end();
  rmSync(folder, { recursive: true, force: true });
});
