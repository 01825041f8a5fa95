import { Worker } from "node:worker_threads";
import { seconds } from "#domain/durations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Edit } from "#domain/website/edits.ts";
import { inIdleTime, type Turn } from "../base/idle-time.ts";
import { BuildError } from "./build-process.ts";
import type { FolderCheck } from "./check-site.ts";

/** What is done with the files of a release: it takes a second of processor. */
export type ContentFiles = {
  /** Writes a content folder: the shipped files with the edits in place. Resolves with the edits in effect. */
  write(edits: readonly Edit[], folder: string): Promise<readonly Edit[]>;
  read(folder: string): Promise<Practice>;
  /** Checks a built site; resolves with what is wrong, else undefined. */
  check(check: FolderCheck): Promise<string | undefined>;
  /** The digest of the sources on the disk. */
  digestSources(): Promise<string>;
};

/** What a worker is asked, and how it answers. */
export type Task =
  | { name: "write"; edits: readonly Edit[]; folder: string }
  | { name: "read"; folder: string }
  | { name: "check"; check: FolderCheck }
  | { name: "digestSources" };
export type Answer = { value: unknown } | { mistake: string };

/** Works on a thread of its own, so that the server goes on answering. */
export const contentFiles: ContentFiles = {
  write: (edits, folder) => ask({ name: "write", edits, folder }) as Promise<readonly Edit[]>,
  read: (folder) => ask({ name: "read", folder }) as Promise<Practice>,
  check: (check) => ask({ name: "check", check }) as Promise<string | undefined>,
  digestSources: () => ask({ name: "digestSources" }) as Promise<string>,
};

/** The milliseconds that a task may take in idle time: several times what it takes alone. */
const longestIdle = seconds(3);

async function ask(task: Task): Promise<unknown> {
  const answer = await inIdleTime(longestIdle, (turn, limit) => askWorker({ task, turn }, limit));
  if ("mistake" in answer) throw new BuildError(answer.mistake);
  return answer.value;
}

async function askWorker(workerData: { task: Task; turn: Turn }, limit: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(new URL("./content-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  });
  worker.on("message", resolve).on("error", reject);
  const end = () => {
    void worker.terminate();
    reject(limit.reason);
  };
  limit.addEventListener("abort", end);
  return promise.finally(() => limit.removeEventListener("abort", end));
}
