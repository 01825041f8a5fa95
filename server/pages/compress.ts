import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCallback, gzipSync } from "node:zlib";
import { isCompressible } from "./media-types.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

export type Compressed = { br: Buffer; gzip: Buffer };

/** The smallest size that is compressed, in bytes: less fits into one packet anyway. */
const smallest = 500;

/** Whether a file is sent compressed, by its media type and its size in bytes. */
export const isSentCompressed = (type: string, size: number) => isCompressible(type) && size >= smallest;

/** Compresses a body with Brotli and gzip at their highest levels: about 100 ms for a page. */
export async function compress(body: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([
    compressBrotli(body, brotliOptions(body)),
    compressGzip(body, gzipOptions),
  ]);
  return { br, gzip };
}

/** The same on this thread, which does nothing else meanwhile. */
export const compressNow = (body: Uint8Array): Compressed => ({
  br: brotliCompressSync(body, brotliOptions(body)),
  gzip: gzipSync(body, gzipOptions),
});

const gzipOptions = { level: 9 };
const brotliOptions = ({ length }: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
