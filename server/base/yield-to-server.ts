import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Puts a child process behind the server in turn, and makes it the first to go when memory runs out. At the lowest
 * priority of all it would come to nothing on a busy machine: a publish took a minute instead of eight seconds.
 */
export function yieldToServer({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // Only Linux has the second, and a child that has ended already has neither.
  }
}
