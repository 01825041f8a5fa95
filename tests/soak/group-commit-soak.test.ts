import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, spawnServer } from "../spawn-server.ts";
import { countByAddress, startSenders } from "./lead-senders.ts";

const kills = 10;
const senders = 64;

test("64 senders lose nothing and get nothing stored twice while the server is killed again and again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-group-kills-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMITS: "off" };
  const sent = startSenders(senders, [`http://127.0.0.1:${env.PORT}`]);
  for (let kill = 0; kill < kills; kill++) {
    const server = await spawnServer(env);
    const before = sent.acknowledged.size;
    // The moment is random on purpose.
    await expect
      .poll(() => sent.acknowledged.size, { timeout: 60_000, interval: 3 })
      .toBeGreaterThan(before + 50 + Math.floor(Math.random() * 400));
    await server.end("SIGKILL");
  }
  const server = await spawnServer(env);
  await sent.end();
  expect(await server.end()).toBe(0);
  const stored = countByAddress(join(folder, "ventanilla.sqlite"));
  expect([...sent.acknowledged].filter((email) => stored.get(email) !== "1 1 1")).toEqual([]);
  expect([...stored].filter(([, counts]) => counts !== "1 1 1")).toEqual([]);
  expect(sent.acknowledged.size).toBeGreaterThan(kills * 50);
}, 300_000);

test.skipIf(process.getuid?.() !== 0)(
  "a disk that is really full refuses leads and loses none; with room again they are taken",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-full-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]);
    onTestFinished(() => {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    });
    const filler = join(folder, "filler");
    writeFileSync(filler, Buffer.alloc(14 * 1024 * 1024));
    const server = await spawnServer({ DATA_DIR: folder, RATE_LIMITS: "off" });
    const sent = startSenders(32, [server.url]);
    await expect.poll(sent.refused, { timeout: 120_000 }).toBeGreaterThan(100);
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(readiness, { timeout: 30_000 }).toBe(503);
    const whenFull = sent.acknowledged.size;
    rmSync(filler);
    await expect.poll(() => sent.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(whenFull + 100);
    await expect.poll(readiness).toBe(200);
    await sent.end();
    expect(await server.end()).toBe(0);
    const stored = countByAddress(join(folder, "ventanilla.sqlite"));
    expect([...sent.acknowledged].filter((email) => stored.get(email) !== "1 1 1")).toEqual([]);
    expect([...stored].filter(([, counts]) => counts !== "1 1 1")).toEqual([]);
  },
  300_000,
);
