import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SpawnedServer, spawnServer } from "../spawn-server.ts";

const hasProc = existsSync("/proc/self/stat");
const rounds = 5;
const repeats = 60;
/** What a busy machine may add beyond `slowness`; without other load the limits hold as they are. */
const noise = 2;

let server: SpawnedServer;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-cost-"));
  server = await spawnServer({ DATA_DIR: folder, RATE_LIMITS: "off", NOW: "2026-11-20T15:00:00Z" });
});
afterAll(() => server.end());

const agent = new Agent({ keepAlive: true });

function ask(path: string, form?: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const type = form ? { "content-type": "application/x-www-form-urlencoded" } : {};
  const headers = { "accept-encoding": "br", ...type };
  const options = { agent, method: form ? "POST" : "GET", headers };
  request(server.url + path, options, (answer) => answer.resume().on("end", resolve))
    .on("error", reject)
    .end(form && new URLSearchParams(form).toString());
  return promise;
}

/** The processor time that the server has used, in milliseconds; the kernel counts in steps of 10. */
function usedByServer(): number {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  return (Number(fields?.[11]) + Number(fields?.[12])) * 10;
}

/** Compressing the home page takes this on a quiet machine, in milliseconds: it says how slow this one is now. */
const quiet = 1.5;
const page = readFileSync("dist/index.html");

function slowness(): number {
  const before = process.cpuUsage();
  for (let count = 0; count < 30; count++) gzipSync(page, { level: 6 });
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1000 / 30 / quiet);
}

/** Milliseconds of the server's processor time for an answer, as on a quiet machine: the best of some rounds. */
async function costOf(path: string, form?: Record<string, string>) {
  for (let count = 0; count < 3 * repeats; count++) await ask(path, form);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = usedByServer();
    for (let count = 0; count < repeats; count++) await ask(path, form);
    costs.push((usedByServer() - before) / repeats / slowness());
  }
  return Math.min(...costs);
}

test.skipIf(!hasProc).each([
  ["/appointments?week=2026-12-07", 2],
  ["/es/nomina", 2],
  ["/appointments/unknown", 2],
  ["/booking/v1/slots?service=consultation&from=2026-11-23&to=2027-01-20", 4],
])("%s costs less than %d ms of processor", async (path, limit) => {
  expect(await costOf(path)).toBeLessThan(limit * noise);
});

test.skipIf(!hasProc)("a refused post without script costs less than 4 ms of processor", async () => {
  const fields = { name: "Ana", email: "nonsense", service: "bookkeeping", page: "/", form: "hero-form" };
  expect(await costOf("/functions/v1/send-hero-consultation", fields)).toBeLessThan(4 * noise);
});
