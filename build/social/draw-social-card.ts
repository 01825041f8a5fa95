import sharp from "sharp";
import { socialCardSize } from "#content/routes.ts";
import { drawnColors, tileColor } from "#domain/tiles/tile-colors.ts";
import { fourTurns, type TileName, tileMotifs } from "#domain/tiles/tile-motifs.ts";
import { balancedLines, outlineText, textWidth } from "./outline-text.ts";

export type SocialCard = {
  title: string;
  practiceName: string;
  tagline: string;
  tile: TileName;
  scheme: number;
  /** The legal notice on the card, in small print. */
  notice?: readonly string[] | undefined;
};

const { width, height } = socialCardSize;
const rose = height / 3;
const text = { left: 72, right: width - 2 * rose - 60, width: width - 2 * rose - 132 } as const;
// Small print that the law asks for must be seen at a glance: it takes room from the title.
const layouts = {
  plain: { ruleAt: 478, nameAt: 536, printAt: 576, printSize: 26 },
  noticed: { ruleAt: 374, nameAt: 428, printAt: 462, printSize: 19 },
} as const;
const layoutOf = ({ notice }: SocialCard) => (notice ? layouts.noticed : layouts.plain);
const sizes = [92, 84, 76, 70, 64, 58, 52, 46] as const;

/** Draws the social card of a page as a PNG: its title beside six roses of its tile. */
export function drawSocialCard(card: SocialCard): Promise<Buffer> {
  // A palette is enough for a few flat colours and takes a fifth of the bytes.
  return sharp(Buffer.from(cardSvg(card)))
    .png({ palette: true, quality: 90, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}

function cardSvg(card: SocialCard): string {
  const { paper, rule, ink, teal } = drawnColors;
  const { ruleAt, nameAt } = layoutOf(card);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${paper}"/>`,
    tileWall(card),
    `<path d="${titleOutline(card)}" fill="${ink}"/>`,
    `<path d="M${text.left} ${ruleAt}H${text.right}" stroke="${rule}" stroke-width="3"/>`,
    `<path d="${outlineText(card.practiceName, "bold", nameSize(card), text.left, nameAt)}" fill="${teal}"/>`,
    `<path d="${smallPrint(card)}" fill="${drawnColors["ink-soft"]}"/>`,
    "</svg>",
  ].join("");
}

function titleOutline(card: SocialCard): string {
  const { title } = card;
  const room = layoutOf(card).ruleAt - 110;
  const fits = (size: number) => {
    const lines = balancedLines(title, "display", size, text.width);
    const isWithin = lines.every((line) => textWidth(line, "display", size) <= text.width);
    return isWithin && lines.length * size * 1.1 <= room;
  };
  const size = sizes.find(fits) ?? sizes[sizes.length - 1] ?? 46;
  const lines = balancedLines(title, "display", size, text.width);
  return lines
    .map((line, index) => outlineText(line, "display", size, text.left - 3, 62 + size * (0.8 + 1.1 * index)))
    .join("");
}

// A long name is set smaller.
function nameSize({ practiceName }: SocialCard): number {
  return Math.min(42, (42 * text.width) / textWidth(practiceName, "bold", 42));
}

// What is longer than the room below the name is set smaller.
function smallPrint(card: SocialCard): string {
  const { printAt, printSize } = layoutOf(card);
  const linesAt = (size: number) =>
    (card.notice ?? [card.tagline]).flatMap((line) => balancedLines(line, "text", size, text.width));
  let size: number = printSize;
  while (size > 10 && printAt + (linesAt(size).length - 0.7) * size * 1.3 > height - 8) size -= 1;
  return linesAt(size)
    .map((line, index) => outlineText(line, "text", size, text.left, printAt + index * size * 1.3))
    .join("");
}

/** Six roses of the page's tile in two schemes, like the squares of a chessboard. */
function tileWall({ tile, scheme }: SocialCard): string {
  const places = [0, 1, 2, 3, 4, 5].map((index) => ({
    x: width - 2 * rose + (index % 2) * rose,
    y: Math.floor(index / 2) * rose,
    scheme: (index + Math.floor(index / 2)) % 2 === 0 ? scheme : (partners[scheme] ?? 0),
  }));
  return places
    .map((place) => {
      const shapes = tileMotifs[tile].map(
        ({ d, fill }) => `<path d="${fourTurns(d)}" fill="${tileColor(place.scheme, fill)}"/>`,
      );
      const ground = `<path d="M0 0H200V200H0Z" fill="${tileColor(place.scheme, "g")}"/>`;
      const turn = `translate(${place.x} ${place.y}) scale(${rose / 200})`;
      return `<svg><g transform="${turn}">${ground}${shapes.join("")}</g></svg>`;
    })
    .join("");
}

// A light ground beside a dark one.
const partners = [3, 4, 3, 0, 1, 4];
