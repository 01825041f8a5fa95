import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/base/db/open-database.ts";
import { createDatabase } from "../create-database.ts";
import { freePort, type SpawnedServer, spawnServer } from "../spawn-server.ts";
import { startBalancer } from "./balancer.ts";

const paths = ["/", "/es", "/services/personal-taxes", "/es/contact", "/appointments"];
const rounds = 3;

test("two servers on one Postgres are restarted one after the other under load: no request fails", async () => {
  const databaseUrl = await createDatabase();
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-rolling-")),
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: "off",
    DRAIN_SECONDS: "2",
  };
  const ports = [String(await freePort()), String(await freePort())];
  const servers: SpawnedServer[] = [];
  for (const PORT of ports) servers.push(await spawnServer({ ...settings, PORT }));
  const balancer = await startBalancer(servers.map(({ url }) => url));
  onTestFinished(balancer.stop);
  onTestFinished(() => {
    for (const { process } of servers) process.kill("SIGKILL");
  });
  const isBack = (url: string) =>
    expect.poll(() => balancer.isReady(url), { timeout: 20_000, interval: 50 }).toBe(true);
  for (const { url } of servers) await isBack(url);

  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const acknowledged = new Set<string>();
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(balancer.url + path, init).catch((error: Error) => error);
    const text = answer instanceof Error ? answer.message : await answer.text().catch(String);
    const status = answer instanceof Error ? 0 : answer.status;
    if (status === 200) answered += 1;
    else failures.push(`${path} ${status} ${text.slice(0, 100)}`);
    return status === 200;
  };
  const visitors = Array.from({ length: 6 }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) await ask(paths[turn % paths.length] ?? "/");
  });
  const senders = Array.from({ length: 3 }, async (_, sender) => {
    for (let turn = 0; !isOver; turn += 1) {
      const email = `ana-${sender}-${turn}@example.com`;
      const body = JSON.stringify({ formData: { name: "Ana Prueba", email, service: "bookkeeping" } });
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      const init = { method: "POST", headers, body };
      if (await ask("/functions/v1/send-hero-consultation", init)) acknowledged.add(email);
    }
  });
  for (let round = 0; round < rounds; round += 1)
    for (const [place, PORT] of ports.entries()) {
      expect(await servers[place]?.end()).toBe(0);
      const started = await spawnServer({ ...settings, PORT });
      servers[place] = started;
      await isBack(started.url);
    }
  isOver = true;
  await Promise.all([...visitors, ...senders]);

  const db = openDatabase({ dataDir: "", databaseUrl });
  const stored = await db.selectFrom("leads").select("email").execute();
  await db.destroy();
  console.log(`${rounds * ports.length} restarts: ${answered} answers, ${failures.length} failures`);
  expect(failures).toEqual([]);
  expect(stored.map(({ email }) => email).sort()).toEqual([...acknowledged].sort());
  for (const server of servers) expect(await server.end()).toBe(0);
}, 180_000);
