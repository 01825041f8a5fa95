import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * The processor time of processes so far, in milliseconds; of one that has ended, what it left to its parent. 0 where no
 * `/proc` tells it.
 */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const stat = readStat(pid);
    return stat ? stat.slice(11, 13).reduce((sum, each) => sum + Number(each), 0) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** The processor time of the main thread of a process so far, in milliseconds; 0 where no `/proc` tells it. */
export function mainThreadTime(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6 : 0;
}

/** The processor time of a process and its children so far, in milliseconds, also of those that have ended. */
export function familyTime(parent: number): number {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && Number(readStat(pid)?.[1]) === parent);
  const ended = readStat(parent)?.slice(13, 15) ?? [];
  return processorTime([parent, ...children]) + ended.reduce((sum, each) => sum + Number(each), 0) * 10;
}

/** The fields of a process from its state on. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
