import { readFileSync } from "node:fs";
import sharp from "sharp";
import { drawnColors } from "#domain/tiles/tile-colors.ts";

/** The icon files by name, with their size in pixels. Systems crop a maskable icon to their own shape. */
export const icons = {
  "apple-touch-icon": { size: 180, isMaskable: false },
  "icon-192": { size: 192, isMaskable: false },
  "icon-512": { size: 512, isMaskable: false },
  "maskable-512": { size: 512, isMaskable: true },
} as const;
export type IconName = keyof typeof icons;

export const iconPath = (name: IconName) => `/icons/${name}.png`;

/** Draws `public/favicon.svg` as a PNG; a maskable one has a background and keeps the tile in the safe zone. */
export async function drawIcon(size: number, isMaskable = false): Promise<Buffer> {
  const inner = isMaskable ? Math.round(size * 0.6) : size;
  const tile = sharp(readFileSync("public/favicon.svg"), { density: (72 * inner) / 200 }).resize(inner);
  if (!isMaskable) return tile.png({ palette: true, effort: 1 }).toBuffer();
  const background = drawnColors["tile-teal"];
  const ground = sharp({ create: { width: size, height: size, channels: 3, background } });
  return ground
    .composite([{ input: await tile.png().toBuffer() }])
    .png({ palette: true, effort: 1 })
    .toBuffer();
}

/** Draws an ICO file with one image, for clients that request `/favicon.ico` without a link. */
export async function drawFavicon(): Promise<Buffer> {
  const size = 32;
  const picture = await drawIcon(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
