import type { Json } from "#domain/website/edits.ts";

/** The number of a typed text, or the text while it is none; null when nothing is typed. */
export function numberOf(text: string): Json {
  // A comma separates thousands: "12,50" is no amount, and 1,250 would be a wrong one.
  const plain = text.replace(/[$\s]|,(?=\d{3}(?!\d))/g, "");
  if (plain === "") return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}
