/** What hides in a text or turns its order. What an emoji needs is captured: not every browser has lookbehind. */
const invisible =
  /(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d(?=\p{Extended_Pictographic}))?|\ufe0f(?=\u20e3))|\p{Default_Ignorable_Code_Point}/gu;
/** U+2800, a Braille cell without dots, is a blank that `trim` does not know. */
const controls = /[\p{Cc}\u2028\u2029\u2800]/gu;
const controlsButNewline = /(?!\n)[\p{Cc}\u2028\u2029\u2800]/gu;

/** Normalizes one line: control characters become spaces, invisible ones are removed, spaces are single. */
export function tidyLine(raw: string): string {
  return normal(raw).replace(controls, " ").replace(/\s+/g, " ").trim();
}

export function tidyText(raw: string): string {
  return normal(raw).replace(/\r\n?/g, "\n").replace(controlsButNewline, " ").trim();
}

/** Cuts a line to a length, with "…" for what it leaves out and no half of a character. */
export const cutLine = (line: string, longest: number): string =>
  line.length > longest ? `${line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;

/** More marks on a letter than any language has (UAX #15, stream-safe text): to bring n in order takes n² steps. */
const marksTooMany = /(\p{M}{30})\p{M}+/gu;

// Databases and mail reject lone surrogates.
const normal = (raw: string) =>
  raw.toWellFormed().replace(invisible, "$1").replace(marksTooMany, "$1").normalize("NFC");
