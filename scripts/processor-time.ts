import { existsSync, readdirSync, readFileSync } from "node:fs";
import { processorTime, readStat } from "#server/base/process-stat.ts";

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
