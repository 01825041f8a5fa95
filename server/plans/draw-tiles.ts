import { type TileInBand, tileBand } from "#domain/tiles/tile-band.ts";
import { tileColor } from "#domain/tiles/tile-colors.ts";
import { fourTurns, type TileName, tileMotifs } from "#domain/tiles/tile-motifs.ts";

type Doc = PDFKit.PDFDocument;

/** Draws the tile band at the top of a page, `height` points high; an artifact to screen readers. */
export function drawBand(doc: Doc, height: number): void {
  const { width } = doc.page;
  decorate(doc, () => {
    doc.rect(0, 0, width, height).clip();
    for (let index = 0; index * height < width; index++) {
      const { tile, scheme } = tileBand[index % tileBand.length] as TileInBand;
      doc
        .save()
        .translate(index * height, 0)
        .scale(height / 100);
      // A little wider than the tile: between two grounds the paper would show as a hairline.
      doc.rect(-1, -1, 102, 102).fill(tileColor(scheme, "g"));
      for (const { d, fill } of tileMotifs[tile]) doc.path(d).fill(tileColor(scheme, fill));
      doc.restore();
    }
  });
}

/** Draws four turned tiles as one square with rounded corners, the mark of a service; an artifact. */
export function drawRose(
  doc: Doc,
  { tile, scheme }: { tile: TileName; scheme: number },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  decorate(doc, () => {
    doc.roundedRect(x, y, size, size, size / 11).clip();
    doc.translate(x, y).scale(size / 200);
    doc.rect(0, 0, 200, 200).fill(tileColor(scheme, "g"));
    for (const { d, fill } of tileMotifs[tile]) doc.path(fourTurns(d)).fill(tileColor(scheme, fill));
  });
}

/** Draws decoration as a PDF artifact and restores the graphics state. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" }).save();
  draw();
  doc.restore().endMarkedContent();
}
