import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { processorTime } from "#server/base/process-stat.ts";
import { type LoadResult, sendLeads, sendOne } from "./bench-load.ts";
import { commitRows, rowsOf } from "./bench-rows.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";

const rounds = 7;
/** Seconds of load that are measured. */
const seconds = 4;
/** Seconds of load that are not: for the server at first, whose program is not yet compiled, and in each round. */
const warmUp = { server: 20, round: 2 };
const connections = 64;
const port = 3956;
/** At least so many times the rate of bare commits, and at most so many milliseconds for 99 of 100 leads. */
const asked = { ratio: 1.3, p99: 60 };

/** The rate of leads on SQLite over that of bare commits of the same rows; both take turns in one run. */
export async function benchLeads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-bench-leads-"));
  const url = `http://127.0.0.1:${port}`;
  const server = startServer(port, { DATA_DIR: folder, RATE_LIMITS: "off" }, 0);
  await answers(`${url}/`);
  const file = join(folder, "ventanilla.sqlite");
  const rows = await rowsOf(file, () => sendOne(url));
  const tables = Map.groupBy(rows.rows, ({ table }) => table);
  const names = [...tables].map(([table, { length }]) => `${length} ${table}`).join(", ");
  console.log(`a lead writes ${rows.rows.length} rows: ${names}`);
  await sendLeads({ urls: [url], connections, seconds: warmUp.server });
  await logCopied(file);
  const results: (LoadResult & { ratio: number })[] = [];
  for (let round = 0; round < rounds; round++) {
    const raw = await commitRows(rows);
    const before = processorTime([server.pid ?? 0]);
    const leads = await sendLeads({ urls: [url], connections, seconds, warmUp: warmUp.round });
    await logCopied(file);
    const processor = (processorTime([server.pid ?? 0]) - before) / leads.answered;
    const ratio = leads.rate / raw.rate;
    results.push({ ...leads, ratio });
    console.log(
      `${leads.rate.toFixed(0)} leads/s at ${connections} connections (p50 ${leads.p50}, p99 ${leads.p99} ms; ${processor.toFixed(2)} ms of processor a lead), bare commits of the same rows ${raw.rate.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
    );
  }
  server.kill();
  const median = (values: number[]) => percentile(values, 0.5);
  const ratio = median(results.map((result) => result.ratio));
  const p99 = median(results.map((result) => result.p99));
  console.log(
    `median ratio ${ratio.toFixed(2)} (at least ${asked.ratio} is asked), p99 ${p99} ms (at most ${asked.p99}); ${machineLoad()}`,
  );
  process.exitCode = ratio < asked.ratio || p99 > asked.p99 ? 1 : 0;
}

/** Resolves once the server has copied its log into the file, so that the bare commits have the disk for themselves. */
async function logCopied(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  const log = database.prepare("pragma wal_checkpoint(noop)");
  const start = performance.now();
  // Fewer pages than these stay in the log (`checkpoints.ts`).
  for (let left = Number.POSITIVE_INFINITY; left >= 2000; await pause(50)) {
    const { log: length, checkpointed } = log.get() as { log: number; checkpointed: number };
    left = length - checkpointed;
  }
  console.log(`its log was copied ${((performance.now() - start) / 1000).toFixed(1)} s later`);
  database.close();
}
