import { parentPort } from "node:worker_threads";
import { yieldThread } from "../base/yield-to-server.ts";
import { compressHere, type Level } from "./compress.ts";

yieldThread();
parentPort?.on("message", ({ level, body }: { level: Level; body: Uint8Array }) =>
  parentPort?.postMessage(compressHere(body, level)),
);
