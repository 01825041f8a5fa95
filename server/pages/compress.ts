import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCallback } from "node:zlib";
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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzip] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })]);
  return { br, gzip };
}
