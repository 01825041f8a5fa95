import { readlinkSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { whenBusy } from "./idle-time.ts";

/**
 * Puts a child process behind the server in turn, and makes it the first to go when memory runs out. At the lowest
 * priority it comes to nothing on a busy machine: a publish took a minute instead of eight seconds.
 */
export function yieldToServer({ pid }: { pid?: number | undefined }, turn = whenBusy.turn): void {
  if (pid === undefined || turn === undefined) return;
  const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    setPriority(pid, turn === "idle" ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
    writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // Only Linux has the second, and a child that has ended already has neither.
  }
}

/**
 * Puts the calling thread behind the others of the server; only Linux has a priority for each. It keeps a share of a
 * busy core: with idle time alone it stops while it holds a lock of the process, and the event loop waits for seconds.
 */
export function yieldThread(): void {
  try {
    const id = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works at the priority of the others.
  }
}
