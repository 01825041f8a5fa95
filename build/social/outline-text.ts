import { type PrintFont, printFonts } from "#server/plans/print-fonts.ts";

/** Converts a line of text to glyph outlines with the baseline `y`, because the drawing library lacks our fonts. */
export function outlineText(text: string, font: PrintFont, size: number, x: number, y: number): string {
  const face = printFonts()[font];
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale);
      pen += xAdvance * scale;
      return outline.toSVG();
    })
    .join("");
}

export function textWidth(text: string, font: PrintFont, size: number): number {
  const face = printFonts()[font];
  return (face.layout(text).advanceWidth * size) / face.unitsPerEm;
}

/** Breaks a text into balanced lines of at most `width` pixels, unless a word is wider. */
export function balancedLines(text: string, font: PrintFont, size: number, width: number): string[] {
  const greedy = brokenAt(text, font, size, width);
  let best = greedy;
  for (let narrower = width; narrower > width / 3; narrower -= width / 24) {
    const lines = brokenAt(text, font, size, narrower);
    if (lines.length > greedy.length || lines.some((line) => textWidth(line, font, size) > narrower)) break;
    best = lines;
  }
  return best;
}

function brokenAt(text: string, font: PrintFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
