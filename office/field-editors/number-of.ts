import type { Json } from "#domain/website/edits.ts";

/** The number of a typed text, or the text while it is none; null when nothing is typed. */
export function numberOf(text: string): Json {
  const plain = text.replace(/[$,\s]/g, "");
  if (plain === "") return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}
