import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { seconds } from "#domain/durations.ts";
import { yieldToServer } from "../base/yield-to-server.ts";
import { unavailable } from "../http/work-queue.ts";
import type { Cleaned } from "./clean-picture.ts";
import { problemOfBytes } from "./picture-bytes.ts";

/** The milliseconds that a file may take; 50 megapixels take two or three seconds on an idle machine. */
const timeLimit = seconds(45);

/** The bytes of memory that it may take; 50 megapixels take 370 MB. */
const mostMemory = 600 * 1024 ** 2;
/** The milliseconds between two looks at its memory. */
const memoryCheck = 50;
const pageSize = 4096;

/**
 * Cleans an uploaded picture in a process of its own, without secrets: a file that breaks a decoder, or takes all the
 * memory, ends that process and not the server. Throws `unavailable` where the machine is too busy for it.
 */
export async function cleanApart(file: Uint8Array): Promise<Cleaned> {
  const problem = problemOfBytes(file);
  if (problem) return { problem };
  const child = fork(new URL("./clean-picture-process.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=64"],
    // One arena: the memory that decoding needs is large enough.
    env: { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  yieldToServer(child);
  const { promise, resolve, reject } = Promise.withResolvers<Cleaned>();
  const watch = setInterval(() => {
    if (residentMemory(child.pid) < mostMemory) return;
    resolve({ problem: "picture-huge" });
    child.kill("SIGKILL");
  }, memoryCheck);
  const timer = setTimeout(() => {
    reject(unavailable());
    child.kill("SIGKILL");
  }, timeLimit);
  const broken = () => resolve({ problem: "picture-broken" });
  child.on("message", (cleaned) => resolve(cleaned as Cleaned));
  child.on("error", broken).on("exit", broken);
  child.send(file, (error) => error && broken());
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
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
