import { decodeUtf8 } from "./read-body.ts";
import { Refused } from "./refused.ts";

/** Names and values of a form post in their order; files are left out. */
export type Pairs = [string, string][];

/** Parses the body of a plain post, URL-encoded or multipart. Throws `Refused` when it is malformed. */
export async function readPairs(bytes: Uint8Array, contentType: string): Promise<Pairs> {
  const pairs = contentType.startsWith("multipart/")
    ? await readMultipart(bytes, contentType)
    : readUrlEncoded(bytes);
  if (!pairs) throw new Refused("unreadable");
  return pairs;
}

function readUrlEncoded(bytes: Uint8Array): Pairs | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  const pairs = [...new URLSearchParams(text)];
  // The parser replaces invalid UTF-8 by U+FFFD; one that was typed is in the body itself.
  const isBroken = pairs.some(([, value]) => value.includes("\ufffd")) && !/%EF%BF%BD|\ufffd/i.test(text);
  return isBroken ? undefined : pairs;
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Pairs | undefined> {
  try {
    const body = Uint8Array.from(bytes);
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    return [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  } catch {
    return undefined;
  }
}
