const longestBody = 64 * 1024;
/** Of a body that is too large this much is read and dropped: a sender who is still sending hears no answer. */
const longestDropped = 16 * 1024 * 1024;

export type BodyRead = { bytes: Uint8Array } | "too-large" | "too-slow" | "broken-off";

/** The body of a request, read as it comes in, no further than 64 kB and no longer than `timeLimit` milliseconds. */
export async function readBody(request: Request, timeLimit: number): Promise<BodyRead> {
  const { promise: tooSlow, resolve } = Promise.withResolvers<"too-slow">();
  const timer = setTimeout(() => resolve("too-slow"), timeLimit);
  const read = await Promise.race([readUpToLimit(request), tooSlow]);
  clearTimeout(timer);
  return read;
}

async function readUpToLimit(request: Request): Promise<BodyRead> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > longestDropped) return "too-large";
      if (length <= longestBody) chunks.push(part.value);
    }
  } catch {
    return "broken-off";
  }
  if (length > longestBody) return "too-large";
  return { bytes: Buffer.concat(chunks, length) };
}

/** The text of a body, or undefined when its bytes are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
