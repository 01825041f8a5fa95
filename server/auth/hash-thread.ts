import { type Argon2Parameters, argon2Sync } from "node:crypto";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

// On Linux the priority is that of this thread alone: pages come first, and hashes still get their part of a busy core.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync("argon2id", parameters));
});
