import { parentPort } from "node:worker_threads";
import { hashRawSync } from "@node-rs/argon2";
import { yieldThread } from "../base/yield-to-server.ts";
import type { TagParameters } from "./derive-tag.ts";

yieldThread();

parentPort?.on("message", ({ message, nonce, memory, passes, parallelism, tagLength }: TagParameters) => {
  const cost = { memoryCost: memory, timeCost: passes, parallelism };
  // The library's default is argon2id.
  parentPort?.postMessage(hashRawSync(message, { ...cost, salt: nonce, outputLen: tagLength }));
});
