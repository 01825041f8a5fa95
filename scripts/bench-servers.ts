import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tests/start-postgres.ts";
import { sendLeads } from "./bench-load.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";
import { childrenOf, processorTime } from "./processor-time.ts";

const rounds = 5;
const seconds = 3;
const connections = 63;
/** Seconds of load for each server before it is measured. */
const warmUp = 6;
const ports = [3957, 3958, 3959];
/** The most processor time of a lead with three servers, over that with one. */
const asked = 1.1;

/**
 * The processor time that a lead costs servers and Postgres together, with one server and with three on one database.
 * Both take turns in one run; those that have no turn are stopped. Linux only, which tells the time of a process.
 */
export async function benchServers(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-bench-servers-"));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: await postgres.createDatabase("bench"),
    RATE_LIMITS: "off",
  };
  const servers: ChildProcess[] = [];
  for (const port of ports) {
    servers.push(startServer(port, settings));
    await answers(`http://127.0.0.1:${port}/`);
  }
  const round = async (count: number) => {
    for (const [index, server] of servers.entries()) server.kill(index < count ? "SIGCONT" : "SIGSTOP");
    const urls = ports.slice(0, count).map((port) => `http://127.0.0.1:${port}`);
    const database = [postgres.pid, ...childrenOf(postgres.pid)];
    const own = servers.slice(0, count).map(({ pid = 0 }) => pid);
    const before = [processorTime(database), processorTime(own)] as const;
    const result = await sendLeads({ urls, connections, seconds });
    const inDatabase = (processorTime(database) - before[0]) / result.answered;
    const inServers = (processorTime(own) - before[1]) / result.answered;
    return { ...result, inDatabase, inServers, cost: inDatabase + inServers };
  };
  const shown = ({ rate, p99, inServers, inDatabase }: Awaited<ReturnType<typeof round>>) =>
    `${rate.toFixed(0)} leads/s, p99 ${p99} ms, ${inServers.toFixed(2)} + ${inDatabase.toFixed(2)} ms of server and Postgres a lead`;
  // A program that has just started is not yet compiled: each server alone, until it is.
  for (const port of ports)
    await sendLeads({ urls: [`http://127.0.0.1:${port}`], connections, seconds: warmUp });
  const ratios: number[] = [];
  for (let count = 0; count < rounds; count++) {
    const [one, three] = [await round(1), await round(3)];
    ratios.push(three.cost / one.cost);
    console.log(
      `1 server: ${shown(one)}; 3 servers: ${shown(three)}; ratio ${(three.cost / one.cost).toFixed(2)}`,
    );
  }
  for (const server of servers) server.kill("SIGCONT");
  for (const server of servers) server.kill("SIGKILL");
  await postgres.stop();
  const ratio = percentile(ratios, 0.5);
  console.log(
    `median ratio of the processor time of a lead, 3 servers over 1: ${ratio.toFixed(2)} (at most ${asked} is asked); ${machineLoad()}`,
  );
  process.exitCode = ratio > asked ? 1 : 0;
}
