import { constants, setPriority } from "node:os";

/** Puts this thread behind all others in turn; only on Linux, where a priority is that of one thread. */
export function lowerThread(): void {
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
}
