import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { processorTime } from "#server/base/process-stat.ts";
import { startPostgres } from "#tests/start-postgres.ts";
import { sendLeads } from "./bench-load.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";
import { familyTime } from "./processor-time.ts";

const rounds = 6;
const seconds = 5;
const connections = 63;
/** Seconds of load that are not measured: for each server at first, and in each round. */
const warmUp = { server: 20, round: 2 };
const ports = [3957, 3958, 3959];
/** The most processor time of a lead with three servers, over that with one. */
const asked = 1.1;

type Server = { url: string; process: ChildProcess; pid: number };

/**
 * The processor time that a lead costs servers and Postgres together, with one server and with three on one database.
 * Both take turns in one run; those that have no turn have nothing to do. Linux only, which tells the time of a process.
 */
export async function benchServers(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-bench-servers-"));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: await postgres.createDatabase("bench"),
    RATE_LIMITS: "off",
  };
  const servers: Server[] = [];
  for (const port of ports) {
    const url = `http://127.0.0.1:${port}`;
    const process = startServer(port, settings);
    servers.push({ url, process, pid: process.pid ?? 0 });
    await answers(url);
  }
  const round = async (loaded: Server[]) => {
    const urls = loaded.map(({ url }) => url);
    const own = loaded.map(({ pid }) => pid);
    // Those that had no turn have let their connections go.
    await sendLeads({ urls, connections, seconds: warmUp.round });
    const before = [familyTime(postgres.pid), processorTime(own)] as const;
    const result = await sendLeads({ urls, connections, seconds });
    const inDatabase = (familyTime(postgres.pid) - before[0]) / result.answered;
    const inServers = (processorTime(own) - before[1]) / result.answered;
    return { ...result, inDatabase, inServers, cost: inDatabase + inServers };
  };
  const shown = ({ rate, p99, inServers, inDatabase }: Awaited<ReturnType<typeof round>>) =>
    `${rate.toFixed(0)} leads/s, p99 ${p99} ms, ${inServers.toFixed(2)} + ${inDatabase.toFixed(2)} ms of server and Postgres a lead`;
  // A program that has just started is not yet compiled: each server alone, until it is.
  for (const { url } of servers) await sendLeads({ urls: [url], connections, seconds: warmUp.server });
  await settlePostgres(settings.DATABASE_URL);
  const ratios: number[] = [];
  for (let count = 0; count < rounds; count++) {
    // Each in its turn, so that all are compiled alike.
    const alone = servers.slice(count % servers.length).slice(0, 1);
    const [one, three] = [await round(alone), await round(servers)];
    ratios.push(three.cost / one.cost);
    console.log(
      `1 server: ${shown(one)}; 3 servers: ${shown(three)}; ratio ${(three.cost / one.cost).toFixed(2)}`,
    );
  }
  for (const server of servers) server.process.kill("SIGKILL");
  await postgres.stop();
  const ratio = percentile(ratios, 0.5);
  console.log(
    `median ratio of the processor time of a lead, 3 servers over 1: ${ratio.toFixed(2)} (at most ${asked} is asked); ${machineLoad()}`,
  );
  process.exitCode = ratio > asked ? 1 : 0;
}

/** Has Postgres do now what it would do in the middle of one round or another. */
async function settlePostgres(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  for (const sql of ["vacuum analyze", "alter system set autovacuum = off", "select pg_reload_conf()"])
    await client.query(sql);
  await client.end();
}
