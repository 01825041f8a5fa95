import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Compressed, compress } from "./compress.ts";

/** Compresses one body after another while the server answers first, on a thread of its own until it is closed. */
export function openQuietCompressor(): { compress: typeof compress; close(): Promise<unknown> } {
  const worker = new Worker(new URL("./compress-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
  });
  return {
    async compress(body) {
      worker.postMessage(body);
      const [{ br, gzip }] = (await once(worker, "message")) as [Record<keyof Compressed, Uint8Array>];
      return { br: Buffer.from(br), gzip: Buffer.from(gzip) };
    },
    close: () => worker.terminate(),
  };
}
