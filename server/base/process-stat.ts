import { readFileSync } from "node:fs";

/** The processor time of processes in milliseconds, of an ended one what it left to its parent; 0 without `/proc`. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const stat = readStat(pid);
    return stat ? stat.slice(11, 13).reduce((sum, each) => sum + Number(each), 0) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** When a process began, in ticks of the machine: its number may be another's later. Undefined once it has ended. */
export const processStart = (pid: number): string | undefined => readStat(pid)?.[19];

/** The fields of a process from its state on. */
export function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
