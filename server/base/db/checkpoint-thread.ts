import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

// It syncs the log before it copies, and the file once all is copied (`synchronous = full`, as SQLite opens a file).
const database = new DatabaseSync(workerData);
const checkpoint = database.prepare("pragma wal_checkpoint(passive)");

parentPort?.on("message", (message: "copy" | "end") => {
  if (message === "end") {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    checkpoint.all();
  } catch {
    // On a full disk the log goes on growing; the next commit asks again.
  }
  parentPort?.postMessage("copied");
});
