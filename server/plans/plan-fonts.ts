import { type Font, openSync } from "fontkit";

export type PlanFont = "display" | "text" | "bold";

const files: Record<PlanFont, string> = {
  display: "ui/fonts/fraunces-print.ttf",
  text: "ui/fonts/public-sans-print.ttf",
  bold: "ui/fonts/public-sans-bold-print.ttf",
};

let opened: Record<PlanFont, Font> | undefined;

/** The fonts of the plan, opened once: every later plan finds their glyphs read already. */
export function planFonts(): Record<PlanFont, Font> {
  opened ??= { display: open("display"), text: open("text"), bold: open("bold") };
  return opened;
}

const open = (name: PlanFont) => openSync(files[name]) as Font;

/** The text in letters that the fonts have: others lose their accents, pictures go, the rest is a question mark. */
export function printable(text: string): string {
  const known = planFonts().text;
  return [...text.replace(pictures, "")]
    .map((letter) => {
      if (letter === "\n" || hasGlyph(known, letter)) return letter;
      const bare = strokes[letter] ?? letter.normalize("NFKD").replace(/\p{M}/gu, "");
      return bare && [...bare].every((part) => hasGlyph(known, part)) ? bare : "?";
    })
    .join("");
}

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu;
// Letters whose stroke is no accent to Unicode.
const strokes: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i" };
const hasGlyph = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
