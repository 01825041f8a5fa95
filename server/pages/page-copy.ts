import { createHash } from "node:crypto";
import { type Compress, compress, isSentCompressed } from "./compress.ts";

export type Encoding = "br" | "gzip" | "identity";
/** One encoding of a file: its bytes and its headers, as the flat list that Node writes fastest. */
type Variant = { body: Buffer; etag: string; headers: string[]; notModified: string[] };
export type PageCopy = { identity: Variant; br?: Variant; gzip?: Variant };

/** Makes a copy of a file in each encoding, with headers and ETag; compresses it when the build did not. */
export async function makeCopy(
  bodies: { body: Buffer; br?: Buffer; gzip?: Buffer },
  type: string,
  headers: Record<string, string>,
  compressBody: Compress = compress,
): Promise<PageCopy> {
  const { body } = bodies;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  if (!isSentCompressed(type, body.length)) {
    return { identity: makeVariant(body, "identity", hash, type, headers) };
  }
  const { br, gzip } =
    bodies.br && bodies.gzip ? { br: bodies.br, gzip: bodies.gzip } : await compressBody(body);
  const variantHeaders = { ...headers, vary: "Accept-Encoding" };
  return {
    identity: makeVariant(body, "identity", hash, type, variantHeaders),
    br: makeVariant(br, "br", hash, type, variantHeaders),
    gzip: makeVariant(gzip, "gzip", hash, type, variantHeaders),
  };
}

function makeVariant(
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
