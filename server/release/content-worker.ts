import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { ContentError, loadPractice } from "#content/load-practice.ts";
import { writeContent } from "../content/write-content.ts";
import type { Answer, Task } from "./content-files.ts";
import { digestSources } from "./release-name.ts";

parentPort?.postMessage(answer(workerData as Task));

function answer(task: Task): Answer {
  try {
    return { value: run(task) };
  } catch (error) {
    // The class of an error does not cross threads.
    if (error instanceof ContentError) return { mistake: error.message };
    throw error;
  }
}

function run(task: Task): unknown {
  if (task.name === "write") return writeContent(task.edits, task.folder).applied;
  if (task.name === "read") return loadPractice(join(task.folder, "practice"));
  return digestSources();
}
