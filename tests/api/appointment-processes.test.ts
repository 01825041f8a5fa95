import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "../create-database.ts";
import { freePort, type SpawnedServer, spawnServer } from "../spawn-server.ts";

const noon = { NOW: "2026-11-20T18:00:00Z", RATE_LIMITS: "off" };

async function startTwo(settings: Record<string, string>): Promise<SpawnedServer[]> {
  const servers: SpawnedServer[] = [];
  for (let count = 0; count < 2; count++) {
    servers.push(await spawnServer({ PORT: String(await freePort()), ...noon, ...settings }));
  }
  return servers;
}

const askAtOnce = (servers: SpawnedServer[]) =>
  Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const answer = await fetch(`${servers[turn % 2]?.url}/booking/v1/appointments`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          service: "consultation",
          start: "2026-11-23T09:00:00-06:00",
          name: "Ana Prueba",
          email: `visitor${turn}@example.com`,
          phone: "214 555 0177",
          locale: "en",
          tz: "America/Chicago",
        }),
      });
      return answer.status;
    }),
  );

test.each(["SQLite", "Postgres"])(
  "of a hundred who ask two processes on one %s for one time, exactly one gets it",
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-book-"));
    const databaseUrl = engine === "Postgres" ? await createDatabase() : undefined;
    const servers = await startTwo({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    const statuses = await askAtOnce(servers);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    for (const server of servers) await server.end();
    rmSync(folder, { recursive: true, force: true });
  },
  60_000,
);
