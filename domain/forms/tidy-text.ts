const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const controls = /[\p{Cc}\u2028\u2029]/gu;
const controlsButNewline = /(?!\n)[\p{Cc}\u2028\u2029]/gu;

/** One line as a person meant it: no control or invisible marks, single spaces, no ends. */
export function tidyLine(raw: string): string {
  return normal(raw).replace(controls, " ").replace(/\s+/g, " ").trim();
}

/** Several lines: line ends become `\n`, other control and invisible marks go. */
export function tidyText(raw: string): string {
  return normal(raw).replace(/\r\n?/g, "\n").replace(controlsButNewline, " ").trim();
}

// Lone surrogates can be stored by no database and sent by no mail.
const normal = (raw: string) => raw.toWellFormed().normalize("NFC").replace(invisible, "");
