import { mkdtempSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { freePort, spawnServer } from "../spawn-server.ts";

const processes = (output: string) => [...output.matchAll(/^process (\d+)$/gm)].map(([, pid]) => Number(pid));
const patient = { timeout: 120_000 };
const opened = (output: string) => output.split(" is open at ").length - 1;

/** Sends a form on a connection of its own, as Caddy does without keep-alive. */
async function sendOnOwnConnection(url: string, email: string): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const options = { method: "POST", agent: false, headers };
  const sent = request(`${url}/functions/v1/send-hero-consultation`, options, async (answer) => {
    await text(answer).catch(() => {});
    resolve(answer.statusCode ?? 0);
  });
  sent.on("error", (error) => resolve(error.message));
  sent.end(JSON.stringify({ formData: { name: "Ana Prueba", email, service: "bookkeeping" } }));
  return promise;
}

test("on a socket that systemd holds, forms sent during a restart wait for the next start and are all stored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-socket-"));
  const PORT = String(await freePort());
  const holder = [process.execPath, resolve("tests/api/hold-socket.ts"), PORT];
  const server = await spawnServer({ DATA_DIR: folder, RATE_LIMITS: "off", PORT }, holder);
  onTestFinished(() => {
    server.process.kill("SIGKILL");
    process.kill(processes(server.output()).at(-1) ?? 0, "SIGKILL");
  });
  let isOver = false;
  const emails: string[] = [];
  const answers: (number | string)[] = [];
  const visitors = [1, 2, 3].map(async (visitor) => {
    while (!isOver) {
      const email = `ana-${visitor}-${emails.length}@example.com`;
      emails.push(email);
      answers.push(await sendOnOwnConnection(server.url, email));
    }
  });
  for (let starts = 1; starts <= 2; starts += 1) {
    const before = answers.length;
    await expect.poll(() => answers.length, patient).toBeGreaterThan(before + 20);
    process.kill(processes(server.output()).at(-1) ?? 0, "SIGTERM");
    await expect.poll(() => opened(server.output()), patient).toBe(starts + 1);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(answers).toEqual(emails.map(() => 200));
  const db = openDatabase(readEnv({ DATA_DIR: folder }));
  const stored = await db.selectFrom("leads").select("email").execute();
  await db.destroy();
  expect(stored.map(({ email }) => email).sort()).toEqual([...emails].sort());
}, 300_000);
