import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { copyMigratedFile } from "../migrated-file.ts";
import { postJson } from "../post-json.ts";
import { nodeEnv } from "../run-script.ts";
import { spawnServer } from "../spawn-server.ts";

const bytes = Number(process.env.BACKUP_BYTES ?? 2 ** 30);
const rowBytes = 4000;
/** Not the folder of the other temporary files, which lie in memory where there is enough of it. */
const disk = process.env.BACKUP_TMP ?? "/var/tmp";

/** Asks for a page every few milliseconds, and resolves with how long each answer took. */
async function timePages(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    expect((await (await fetch(`${url}/es/contact`)).text()).length).toBeGreaterThan(1000);
    times.push(performance.now() - started);
    await pause(5);
  }
  return times.sort((one, other) => one - other);
}

async function sendLeads(url: string, isOver: () => boolean): Promise<number> {
  let count = 0;
  for (; !isOver(); count += 1) {
    const formData = { name: "Ana Prueba", email: `ana-${count}@example.com`, service: "bookkeeping" };
    const answer = await postJson(`${url}/functions/v1/send-hero-consultation`, { formData });
    expect(answer.status).toBe(200);
    await pause(20);
  }
  return count;
}

const at = (times: number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
/** The share of pages that waited longer than anybody should. */
const shareOver = (times: number[], length: number) =>
  times.filter((time) => time > length).length / times.length;
const inWords = (times: number[]) =>
  `p50 ${at(times, 0.5).toFixed(1)}, p99 ${at(times, 0.99).toFixed(1)}, longest ${at(times, 1).toFixed(1)} ms of ${times.length} pages, ${(shareOver(times, 50) * 1000).toFixed(2)} of 1,000 over 50 ms`;

test("no page waits for a backup of a great database, and the backup's memory is flat", async () => {
  const folder = mkdtempSync(join(disk, "ventanilla-great-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await copyMigratedFile(folder);
  const settings = { DATA_DIR: folder, RATE_LIMITS: "off" };
  const filler = new DatabaseSync(join(folder, "ventanilla.sqlite"));
  filler.exec("create table filler (id integer primary key, text text) strict");
  filler.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Math.ceil(bytes / rowBytes)})
     insert into filler select i, hex(randomblob(${rowBytes / 2})) from n`,
  );
  filler.close();
  const server = await spawnServer(settings);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  let isOver = false;
  await Promise.all([
    timePages(server.url, () => isOver),
    pause(2000).then(() => {
      isOver = true;
    }),
  ]);
  isOver = false;
  const leads = sendLeads(server.url, () => isOver);
  const quiet = await timePages(
    server.url,
    (
      (end) => () =>
        performance.now() > end
    )(performance.now() + 60_000),
  );

  const started = performance.now();
  const file = join(folder, "..", `${folder.split("/").at(-1)}.tar.gz`);
  onTestFinished(() => rmSync(file, { force: true }));
  const words = ["--max-old-space-size=128", "scripts/backup.ts", file];
  const child = spawn(process.execPath, words, {
    env: nodeEnv(settings),
    stdio: ["ignore", "inherit", "inherit"],
  });
  let peak = 0;
  const watch = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 200);
  const ended = once(child, "exit").then(([code]) => {
    clearInterval(watch);
    isOver = true;
    return code;
  });
  const during = await timePages(server.url, () => isOver);
  expect(await ended).toBe(0);
  const seconds = (performance.now() - started) / 1000;
  console.log(`before: ${inWords(quiet)}\nduring: ${inWords(during)}`);
  console.log(
    `${(statSync(file).size / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s, ${await leads} leads, memory at most ${peak.toFixed(0)} MB`,
  );
  // A machine that is busy with other things lets pages wait without any backup.
  expect(at(during, 0.99)).toBeLessThan(Math.max(50, at(quiet, 0.99) * 1.2));
  if (at(quiet, 1) < 30) expect(at(during, 1)).toBeLessThan(50);
  expect(peak).toBeLessThan(250);
  expect(await server.end()).toBe(0);
}, 600_000);
