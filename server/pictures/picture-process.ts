import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { seconds } from "#domain/durations.ts";
import { yieldToServer } from "../base/yield-to-server.ts";
import type { Cleaned } from "./clean-picture.ts";

/** The milliseconds that a file may take; 50 megapixels take two or three seconds. */
const timeLimit = seconds(20);

/** The bytes of memory that it may take; 50 megapixels take 370 MB. */
const mostMemory = 600 * 1024 ** 2;
/** The milliseconds between two looks at its memory. */
const memoryCheck = 50;
const pageSize = 4096;

/**
 * Cleans an uploaded picture in a process of its own, without secrets: a file that breaks a decoder, or takes all the
 * memory, ends that process and not the server.
 */
export async function cleanApart(file: Uint8Array): Promise<Cleaned> {
  const child = fork(new URL("./clean-picture-process.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=64"],
    // One arena: the memory that decoding needs is large enough.
    env: { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    killSignal: "SIGKILL",
    timeout: timeLimit,
  });
  yieldToServer(child);
  const { promise, resolve } = Promise.withResolvers<Cleaned>();
  const watch = setInterval(() => {
    if (residentMemory(child.pid) < mostMemory) return;
    resolve({ problem: "picture-huge" });
    child.kill("SIGKILL");
  }, memoryCheck);
  const broken = () => resolve({ problem: "picture-broken" });
  child.on("message", (cleaned) => resolve(cleaned as Cleaned));
  child.on("error", broken).on("exit", broken);
  child.send(file, (error) => error && broken());
  return promise.finally(() => clearInterval(watch));
}

/** The bytes of memory of a process; 0 where the system does not say. */
function residentMemory(pid = 0): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageSize;
  } catch {
    return 0;
  }
}
