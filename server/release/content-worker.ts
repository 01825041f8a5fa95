import { parentPort, workerData } from "node:worker_threads";
import { yieldThread } from "../base/yield-to-server.ts";

yieldThread();
// Imported after that: compiling it takes longer than most of its tasks.
const { answer } = await import("./content-tasks.ts");
parentPort?.postMessage(await answer(workerData));
