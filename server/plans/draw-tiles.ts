import { tileColor } from "#domain/tiles/tile-colors.ts";
import {
  fourTurns,
  type TileInBand,
  type TileName,
  tileBand,
  tileMotifs,
} from "#domain/tiles/tile-motifs.ts";

type Doc = PDFKit.PDFDocument;

/** A row of tiles across the top of a page, `height` points high. Decorative: no reader hears of it. */
export function drawBand(doc: Doc, height: number): void {
  const { width } = doc.page;
  decorate(doc, () => {
    doc.rect(0, 0, width, height).clip();
    for (let index = 0; index * height < width; index++) {
      const { tile, scheme, turn } = tileBand[index % tileBand.length] as TileInBand;
      doc
        .save()
        .translate(index * height, 0)
        .scale(height / 100)
        .rotate(turn, { origin: [50, 50] });
      // Wider than the tile by a hair: the edges of two grounds would let the paper shine through.
      doc.rect(-1, -1, 102, 102).fill(tileColor(scheme, "g"));
      for (const { d, fill } of tileMotifs[tile]) doc.path(d).fill(tileColor(scheme, fill));
      doc.restore();
    }
  });
}

/** Four turned tiles as one square with rounded corners, the mark of a service. Decorative. */
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

/** Draws what is no content: marked as such, and the state of the pen as it was. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" }).save();
  draw();
  doc.restore().endMarkedContent();
}
