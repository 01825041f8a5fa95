import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCallback } from "node:zlib";
import { isCompressible } from "../http/security-headers.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);

export type Encoding = "br" | "gzip" | "identity";
/** One encoding of a file: its bytes and its headers as Node writes them fastest, a flat list. */
export type Variant = { body: Buffer; etag: string; headers: string[]; notModified: string[] };
export type PageCopy = { identity: Variant; br?: Variant; gzip?: Variant };

/** Files below this size travel in one packet anyway. */
const smallest = 500;

/** A file ready to be sent in each encoding; what the build did not compress is compressed here, as small as it goes. */
export async function makeCopy(
  bodies: { body: Buffer; br?: Buffer; gzip?: Buffer },
  type: string,
  headers: Record<string, string>,
): Promise<PageCopy> {
  const { body } = bodies;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  if (!isCompressible(type) || body.length < smallest) {
    return { identity: variantOf(body, "identity", hash, type, headers) };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzip] = await Promise.all([
    bodies.br ?? compressBrotli(body, { params }),
    bodies.gzip ?? compressGzip(body, { level: 9 }),
  ]);
  const varied = { ...headers, vary: "Accept-Encoding" };
  return {
    identity: variantOf(body, "identity", hash, type, varied),
    br: variantOf(br, "br", hash, type, varied),
    gzip: variantOf(gzip, "gzip", hash, type, varied),
  };
}

function variantOf(
  body: Buffer,
  encoding: Encoding,
  hash: string,
  type: string,
  headers: Record<string, string>,
): Variant {
  const isPlain = encoding === "identity";
  const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
  const always = { ...headers, etag };
  const full = {
    ...always,
    "content-type": type,
    "content-length": String(body.length),
    ...(!isPlain && { "content-encoding": encoding }),
  };
  return { body, etag, headers: Object.entries(full).flat(), notModified: Object.entries(always).flat() };
}
