import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

// It syncs the log before it copies, and the file once all is copied (`synchronous = full`, as SQLite opens a file).
// A passive one waits for nobody; to empty the log takes a moment without readers.
const database = new DatabaseSync(workerData, { timeout: 50 });
const checkpoint = database.prepare("pragma wal_checkpoint(passive)");
const emptying = database.prepare("pragma wal_checkpoint(truncate)");

export type CheckpointMessage = "copy" | "empty" | "end";

parentPort?.on("message", (message: CheckpointMessage) => {
  if (message === "end") {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    // First without a lock, so that writers wait for the last pages alone.
    checkpoint.all();
    if (message === "empty") emptying.all();
  } catch {
    // On a full disk the log goes on growing; the next commit asks again.
  }
  parentPort?.postMessage("copied");
});
