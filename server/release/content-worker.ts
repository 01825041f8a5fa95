import { parentPort, workerData } from "node:worker_threads";
import { yieldThread } from "../base/yield-to-server.ts";

const { task, turn } = workerData;
yieldThread(turn);
// Imported after that: compiling it takes longer than most of its tasks.
const { answer } = await import("./content-tasks.ts");
parentPort?.postMessage(await answer(task));
