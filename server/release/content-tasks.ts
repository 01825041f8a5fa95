import { join } from "node:path";
import { ContentError, loadPractice } from "#content/load-practice.ts";
import { writeContent } from "../content/write-content.ts";
import { checkFolder } from "./check-site.ts";
import type { Answer, Task } from "./content-files.ts";
import { digestSources } from "./release-name.ts";

/** Does a task on the thread that calls it. */
export async function answer(task: Task): Promise<Answer> {
  try {
    return { value: await run(task) };
  } catch (error) {
    // The class of an error does not cross threads.
    if (error instanceof ContentError) return { mistake: error.message };
    throw error;
  }
}

async function run(task: Task): Promise<unknown> {
  if (task.name === "write") return writeContent(task.edits, task.folder).applied;
  if (task.name === "check") return checkFolder(task.check);
  if (task.name === "read") return loadPractice(join(task.folder, "practice"));
  return digestSources();
}
