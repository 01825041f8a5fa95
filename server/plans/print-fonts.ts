import { type Font, openSync } from "fontkit";

export type PrintFont = "display" | "text" | "bold";

const files: Record<PrintFont, string> = {
  display: "ui/fonts/fraunces-print.ttf",
  text: "ui/fonts/public-sans-print.ttf",
  bold: "ui/fonts/public-sans-bold-print.ttf",
};

let fontCache: Record<PrintFont, Font> | undefined;

/** The fonts for drawings outside a browser (PDF, cards), opened once, because fontkit caches glyphs in them. */
export function printFonts(): Record<PrintFont, Font> {
  fontCache ??= { display: open("display"), text: open("text"), bold: open("bold") };
  return fontCache;
}

const open = (name: PrintFont) => openSync(files[name]) as Font;

/** Replaces characters without a glyph: by the letter without its accent, else by a question mark; emoji are removed. */
export function printable(text: string): string {
  const textFont = printFonts().text;
  return [...withoutPictures(text)]
    .map((letter) => {
      if (letter === "\n" || hasGlyph(textFont, letter)) return letter;
      const bare = strokes[letter] ?? letter.normalize("NFKD").replace(/\p{M}/gu, "");
      return bare && [...bare].every((part) => hasGlyph(textFont, part)) ? bare : "?";
    })
    .join("");
}

/** Whether every letter of a text has a glyph; emoji, which are removed, do not count. */
export function isPrintable(text: string): boolean {
  const plain = withoutPictures(text);
  return plain.trim() !== "" && printable(plain) === plain;
}

const withoutPictures = (text: string) => text.normalize("NFC").replace(pictures, "");
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu;
// Letters with a stroke, which Unicode does not decompose.
const strokes: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i" };
const hasGlyph = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
