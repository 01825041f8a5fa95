import { parentPort } from "node:worker_threads";
import { yieldThread } from "../base/yield-to-server.ts";
import { compressHere } from "./compress.ts";

yieldThread("idle");
parentPort?.on("message", (body: Uint8Array) => parentPort?.postMessage(compressHere(body)));
