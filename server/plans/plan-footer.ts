import { fillIn } from "#content/format/fill-in.ts";
import { planWords } from "#content/words/plan.ts";
import { drawnColors } from "#domain/tiles/tile-colors.ts";
import { decorate } from "./draw-tiles.ts";
import type { PlanContent } from "./plan-content.ts";
import { paper, type Sheet, type Style } from "./plan-sheet.ts";

/** Writes the footer with practice and page number on every page, after the last page was drawn. */
export function numberPages({ doc }: Sheet, { locale, practice }: PlanContent, style: Style): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Below the bottom margin PDFKit would start a page of its own.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    const number = fillIn(planWords[locale].page, { page: page + 1, pages: count });
    decorate(doc, () => {
      doc.font(style.font).fontSize(style.size).fillColor(drawnColors[style.color]);
      const line = { width: paper.width, lineBreak: false } as const;
      doc.text(`${practice.name} · ${practice.contact}`, paper.left, paper.bottom + 22, line);
      doc.text(number, paper.left, paper.bottom + 22, { ...line, align: "right" });
    });
    doc.page.margins.bottom = bottom;
  }
}
