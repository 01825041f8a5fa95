import { Refused } from "./refused.ts";
import { withTimeLimit } from "./work-queue.ts";

const longestBody = 64 * 1024;
/** How many bytes of a body that is too large are read and dropped, because a client that is still sending reads no answer. */
const longestDropped = 16 * 1024 * 1024;

/** Reads a body. Throws `Refused` when it is over `most` bytes, takes over `timeout` milliseconds or breaks off. */
export function readBody(request: Request, timeout: number, most = longestBody): Promise<Uint8Array> {
  return withTimeLimit(readUpToLimit(request, most), timeout, tooSlow);
}

/** Reads a file, however slowly it comes. Throws `Refused` as `readBody` does, and where nothing comes for `silence`. */
export function readFileBody(
  request: Request,
  { most, timeout, silence }: { most: number; timeout: number; silence: number },
): Promise<Uint8Array> {
  return withTimeLimit(readParts(request, most, silence), timeout, tooSlow);
}

const tooSlow = () => new Refused("too-slow");

async function readUpToLimit(request: Request, most: number): Promise<Uint8Array> {
  // Node reads no more of a body than it announces. Its own stream costs a fraction of a web stream.
  const announced = request.headers.get("content-length");
  return announced !== null && Number(announced) <= most ? readWhole(request) : readParts(request, most);
}

async function readParts(request: Request, most: number, silence?: number): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  const nextPart = () => {
    const part = reader?.read().catch(() => {
      throw new Refused("unreadable");
    });
    return part && silence !== undefined ? withTimeLimit(part, silence, tooSlow) : part;
  };
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await nextPart(); part && !part.done; part = await nextPart()) {
    length += part.value.byteLength;
    if (length > longestDropped) break;
    if (length <= most) chunks.push(part.value);
  }
  if (length > most) throw new Refused("too-large");
  return Buffer.concat(chunks, length);
}

async function readWhole(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    throw new Refused("unreadable");
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text with U+FFFD in place of each NUL, as browsers read HTML: Postgres stores none, and compares with none. */
export const withoutNul = (text: string): string => text.replaceAll("\0", "\ufffd");

/** What compares and stores values calls itself for each level of them. */
const mostLevels = 100;

/** Parses JSON with U+FFFD in place of each NUL, which Postgres stores in no text. Throws over 100 levels. */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1\\ufffd"));
  if (isDeeper(value, mostLevels)) throw new SyntaxError("The JSON has too many levels.");
  return value;
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

/** Media types in which a browser posts a form without script. */
const plainTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

// Headers that API clients send and a browser's form post never has.
const programHeaders = ["x-client-info", "apikey", "authorization"] as const;
/** Whether a request was sent by an API client: a form without script cannot set its headers. */
export const isFromProgram = (headers: Headers) => programHeaders.some((name) => headers.has(name));

/** The media type of a body, in lower case and without its parameters; empty without a header. */
export const mediaType = (headers: Headers) =>
  (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

export const hasPlainType = (headers: Headers) => plainTypes.has(mediaType(headers));

/** Whether a browser posts such a body to another site without asking it first (CORS-safelisted), or one without a type. */
export const hasSafelistedType = (headers: Headers) =>
  hasPlainType(headers) || ["text/plain", ""].includes(mediaType(headers));

/** Whether this is a plain post: a form that a browser sends without script and whose answer it shows as a page. */
export function isPlainPost(headers: Headers): boolean {
  if (!hasPlainType(headers)) return false;
  return !isFromProgram(headers) && !/^application\/json\b/i.test(headers.get("accept") ?? "");
}
