import { parentPort } from "node:worker_threads";
import { lowerThread } from "../base/lower-thread.ts";
import { compressNow } from "./compress.ts";

lowerThread();
parentPort?.on("message", (body: Uint8Array) => parentPort?.postMessage(compressNow(body)));
