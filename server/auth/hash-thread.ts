import { type Argon2Parameters, argon2Sync } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import type { Turn } from "../base/idle-time.ts";
import { yieldThread } from "../base/yield-to-server.ts";

yieldThread(workerData as Turn);

parentPort?.on("message", (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync("argon2id", parameters));
});
