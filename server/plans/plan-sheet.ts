import PDFDocument from "pdfkit";
import { type DrawnColor, drawnColors } from "#domain/tiles/tile-colors.ts";
import { decorate, drawBand } from "./draw-tiles.ts";
import { type PrintFont, printable, printFonts } from "./print-fonts.ts";

export type Style = { font: PrintFont; size: number; color: DrawnColor; gap?: number };
type Element = PDFKit.PDFStructureElement;
/** PDF tags: of elements that hold others, and of those that hold a text. */
type GroupTag = "Table" | "TR" | "Sect" | "L" | "LI";
type TextTag = "H1" | "H2" | "H3" | "P" | "TH" | "TD" | "Lbl" | "LBody";
export type Sheet = { doc: PDFKit.PDFDocument; root: Element };
type Box = { x?: number; y?: number; width?: number; align?: "left" | "right"; link?: string };

/** The layout of a US Letter page, in points. */
export const paper = { left: 56, right: 556, bottom: 728, width: 500, band: 22, top: 54 };

/** Opens a PDF document that is tagged for screen readers (PDF/UA), with the tile band on each page. */
export function openSheet(info: { title: string; author: string; language: string; now: Date }): Sheet {
  const doc = new PDFDocument({
    size: "LETTER",
    margins: { top: paper.top, bottom: 792 - paper.bottom, left: paper.left, right: 612 - paper.right },
    pdfVersion: "1.7",
    // Missing from its types.
    subset: "PDF/UA" as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: info.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.now },
  });
  // PDFKit also takes fontkit fonts, which its types do not say.
  for (const [name, font] of Object.entries(printFonts())) doc.registerFont(name, font as unknown as Buffer);
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawBand(doc, paper.band);
  doc.on("pageAdded", () => drawBand(doc, paper.band));
  return { doc, root };
}

/** Adds a structure element to a parent; the caller ends it. */
export function element({ doc }: Sheet, parent: Element, tag: GroupTag): Element {
  const child = doc.struct(tag);
  parent.add(child);
  return child;
}

/** Writes a text as one structure element and moves the cursor below it. */
export function write(
  sheet: Sheet,
  parent: Element,
  tag: TextTag,
  text: string,
  style: Style,
  box: Box = {},
) {
  const { doc } = sheet;
  const options = optionsOf(style, box);
  const x = box.x ?? paper.left;
  if (box.y !== undefined) doc.y = box.y;
  const draw = () => {
    setStyle(doc, style).text(printable(text), x, doc.y, { ...options, ...(box.link && { link: box.link }) });
  };
  if (!box.link) parent.add(doc.struct(tag, cellOptions(tag), [draw]));
  else {
    const holder = doc.struct(tag, cellOptions(tag));
    parent.add(holder);
    holder.add(doc.struct("Link", { alt: text }, [draw]));
    holder.end();
  }
}

/** The height of a text in points, before it is written. */
export function heightOf({ doc }: Sheet, text: string, style: Style, box: Box = {}): number {
  return setStyle(doc, style).heightOfString(printable(text), optionsOf(style, box));
}

/** Starts a new page unless `height` points are left on this one. */
export function keepTogether({ doc }: Sheet, height: number): void {
  if (doc.y + height > paper.bottom) doc.addPage();
}

/** Draws a hairline across the page at `y`, in points. */
export function rule({ doc }: Sheet, y: number): void {
  decorate(doc, () =>
    doc.moveTo(paper.left, y).lineTo(paper.right, y).lineWidth(0.6).stroke(drawnColors.rule),
  );
}

const setStyle = (doc: Sheet["doc"], { font, size, color }: Style) =>
  doc.font(font).fontSize(size).fillColor(drawnColors[color]);

function optionsOf({ gap = 2 }: Style, { width = paper.width, align = "left" }: Box) {
  return { width, align, lineGap: gap, features: ["kern", "tnum"] } satisfies PDFKit.Mixins.TextOptions;
}

// The scope of a row heading is missing from PDFKit's types.
const cellOptions = (tag: TextTag) => (tag === "TH" ? ({ scope: "Row" } as object) : {});
