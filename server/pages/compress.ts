import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCallback, gzipSync } from "node:zlib";
import { isCompressible } from "./media-types.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

export type Compressed = { br: Buffer; gzip: Buffer };
/** How a body is compressed: at the highest level, or in 5 ms, to a tenth more bytes. */
export type Level = "best" | "quick";
export type Compress = (body: Buffer) => Promise<Compressed>;

/** The smallest size that is compressed, in bytes: less fits into one packet anyway. */
const smallest = 500;

export const isSentCompressed = (type: string, size: number) => isCompressible(type) && size >= smallest;

const brotliOptions = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
/** The levels for what is sent many times; tests lower them. */
export const highestLevels = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

/** Compresses a body with Brotli and gzip at their highest levels: about 100 ms for a page. */
export const compress: Compress = (body) => compressAt(highestLevels, body);

const quickLevels = { brotli: 5, gzip: 6 };

export const compressQuickly: Compress = (body) => compressAt(quickLevels, body);

async function compressAt(level: typeof highestLevels, body: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([
    compressBrotli(body, brotliOptions(level.brotli, body.length)),
    compressGzip(body, { level: level.gzip }),
  ]);
  return { br, gzip };
}

export function compressHere(body: Uint8Array, level: Level): Compressed {
  const { brotli, gzip } = level === "best" ? highestLevels : quickLevels;
  return {
    br: brotliCompressSync(body, brotliOptions(brotli, body.length)),
    gzip: gzipSync(body, { level: gzip }),
  };
}
