import { timingSafeEqual } from "node:crypto";
import { macOf } from "../base/mac-of.ts";

const macLength = 16;

/**
 * A capability token: a text and its HMAC of 128 bits. The database needs neither it nor its hash, and a mail that
 * carries it can be composed again at every try.
 */
export function sealToken(secret: string, purpose: string, text: string): string {
  const mac = macOf(secret, purpose, text).subarray(0, macLength);
  return Buffer.concat([mac, Buffer.from(text)]).toString("base64url");
}

/** Opens a capability token; undefined when it was not sealed with this secret for this purpose. */
export function openToken(secret: string, purpose: string, token: string): string | undefined {
  if (!/^[\w-]{22,200}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  // Base64 ignores what does not fill a byte: one token has one spelling.
  if (bytes.toString("base64url") !== token) return undefined;
  const text = bytes.subarray(macLength).toString();
  const expected = macOf(secret, purpose, text).subarray(0, macLength);
  return timingSafeEqual(bytes.subarray(0, macLength), expected) ? text : undefined;
}

/** The code of six digits of a one-time token. */
export const codeOf = (secret: string, id: string): string =>
  String(macOf(secret, "one-time-code", id).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
