import { type Argon2Parameters, argon2Sync } from "node:crypto";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

// On Linux the priority is that of this thread alone: pages never wait for hashes, on however few cores.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on("message", (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync("argon2id", parameters));
});
