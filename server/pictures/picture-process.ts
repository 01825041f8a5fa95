import { fork } from "node:child_process";
import { on } from "node:events";
import { readFileSync } from "node:fs";
import { seconds } from "#domain/durations.ts";
import { yieldToServer } from "../base/yield-to-server.ts";
import { unavailable } from "../http/work-queue.ts";
import type { Cleaned } from "./clean-picture.ts";
import { problemOfBytes } from "./picture-bytes.ts";
import type { WantedSize } from "./wanted-sizes.ts";

/** The milliseconds of a task: 50 megapixels, or the sizes of a picture, take three seconds on an idle machine. */
const timeLimit = seconds(45);

/** The bytes of memory that it may take; 50 megapixels take 370 MB. */
const mostMemory = 600 * 1024 ** 2;
const memoryCheck = 50;
const pageSize = 4096;

/** What a process does: it cleans an uploaded file, or makes sizes of a stored picture and answers with each. */
export type PictureTask = { file: Uint8Array } | { source: Uint8Array; sizes: readonly WantedSize[] };

class PictureLimit extends Error {
  override name = "PictureLimit";
  readonly of: "memory" | "time";
  constructor(of: "memory" | "time") {
    super(`A picture took too much ${of}.`);
    this.of = of;
  }
}

/**
 * Cleans an uploaded picture in a process of its own, without secrets: a file that breaks a decoder, or takes all the
 * memory, ends that process and not the server. Throws `unavailable` where the machine is too busy for it.
 */
export async function cleanApart(file: Uint8Array): Promise<Cleaned> {
  const problem = problemOfBytes(file);
  if (problem) return { problem };
  try {
    for await (const cleaned of answersTo({ file })) return cleaned as Cleaned;
  } catch (error) {
    if (error instanceof PictureLimit && error.of === "time") throw unavailable();
    if (error instanceof PictureLimit) return { problem: "picture-huge" };
  }
  return { problem: "picture-broken" };
}

/** Makes sizes of a stored picture in a process of its own, one after another; fewer where it cannot be opened. */
export async function* makeSizesApart(
  source: Uint8Array,
  sizes: readonly WantedSize[],
  signal: AbortSignal,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const names = sizes.map(({ name }) => name).values();
  for await (const bytes of answersTo({ source, sizes }, signal))
    yield { name: names.next().value ?? "", bytes: bytes as Uint8Array };
}

/** The answers of a process of its own, which ends with the last of them. Throws a PictureLimit. */
async function* answersTo(task: PictureTask, signal?: AbortSignal): AsyncGenerator<unknown> {
  const child = fork(new URL("./picture-worker.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=64"],
    // One arena: the memory that decoding needs is large enough.
    env: { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  yieldToServer(child);
  let limit: PictureLimit | undefined;
  const kill = () => child.kill("SIGKILL");
  const end = (of: PictureLimit["of"]) => {
    limit ??= new PictureLimit(of);
    kill();
  };
  const watch = setInterval(() => residentMemory(child.pid) > mostMemory && end("memory"), memoryCheck);
  const timer = setTimeout(end, timeLimit, "time");
  signal?.addEventListener("abort", kill);
  try {
    const messages = on(child, "message", { close: ["disconnect"] });
    child.send(task, (error) => error && kill());
    for await (const [message] of messages) yield message;
    if (limit) throw limit;
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
    kill();
  }
}

/** The bytes of memory of a process; 0 where the system does not say. */
function residentMemory(pid = 0): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageSize;
  } catch {
    return 0;
  }
}
