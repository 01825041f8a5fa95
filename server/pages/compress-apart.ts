import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Compress, Compressed, Level } from "./compress.ts";

type Waiting = { level: Level; body: Buffer } & PromiseWithResolvers<Compressed>;
const waiting: Waiting[] = [];
/** The most bodies that wait: on a busy machine each takes seconds. */
const mostWaiting = 200;
let thread: Worker | undefined;
let isWorking = false;

/**
 * Compresses bodies on a thread of low priority, one after another, the quick ones first. The thread stays, because its
 * start holds up the server for some milliseconds. Rejects where too many wait.
 */
export const compressApart = {
  quick: (body) => enqueue("quick", body),
  best: (body) => enqueue("best", body),
} satisfies Record<Level, Compress>;

async function enqueue(level: Level, body: Buffer): Promise<Compressed> {
  if (waiting.length >= mostWaiting) throw new Error("There is no time to compress.");
  const next = { level, body, ...Promise.withResolvers<Compressed>() };
  waiting.push(next);
  if (!isWorking) void work();
  return next.promise;
}

async function work(): Promise<void> {
  isWorking = true;
  for (let next = first(); next; next = first()) {
    waiting.splice(waiting.indexOf(next), 1);
    try {
      next.resolve(await compressInThread(next));
    } catch (error) {
      next.reject(error);
      void thread?.terminate();
      thread = undefined;
    }
  }
  isWorking = false;
}

const first = () => waiting.find(({ level }) => level === "quick") ?? waiting[0];

async function compressInThread({ level, body }: Waiting): Promise<Compressed> {
  if (!thread) {
    thread = new Worker(new URL("./compress-worker.ts", import.meta.url));
    thread.unref();
  }
  thread.postMessage({ level, body });
  const [{ br, gzip }] = (await once(thread, "message")) as [Record<"br" | "gzip", Uint8Array>];
  return { br: bufferOf(br), gzip: bufferOf(gzip) };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
