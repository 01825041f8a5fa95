import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Compressed } from "./compress.ts";

const waiting: ({ body: Buffer } & PromiseWithResolvers<Compressed>)[] = [];
let isWorking = false;
/** The most bodies that wait: on a busy machine there may be no idle time for hours. */
const mostWaiting = 200;

/**
 * Compresses a body at the highest levels, on a thread that works in idle time alone: one body after another, and with
 * the last of them the thread ends. Rejects where too many wait.
 */
export async function compressApart(body: Buffer): Promise<Compressed> {
  if (waiting.length >= mostWaiting) throw new Error("There is no time to compress.");
  const next = { body, ...Promise.withResolvers<Compressed>() };
  waiting.push(next);
  if (!isWorking) void work();
  return next.promise;
}

async function work(): Promise<void> {
  isWorking = true;
  const worker = new Worker(new URL("./compress-worker.ts", import.meta.url));
  worker.unref();
  try {
    for (let next = waiting[0]; next; next = waiting[0]) {
      worker.postMessage(next.body);
      const [{ br, gzip }] = (await once(worker, "message")) as [Record<"br" | "gzip", Uint8Array>];
      waiting.shift();
      next.resolve({ br: bufferOf(br), gzip: bufferOf(gzip) });
    }
  } catch (error) {
    for (const { reject } of waiting.splice(0)) reject(error);
  }
  isWorking = false;
  void worker.terminate();
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
