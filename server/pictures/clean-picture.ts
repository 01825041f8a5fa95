import sharp, { type Sharp } from "sharp";
import type { PictureProblem } from "#domain/office/picture-operations.ts";
import { problemOfBytes } from "./picture-bytes.ts";

/** The most pixels that are opened: the largest cameras of phones, and less where the decoder needs 20 bytes for each. */
const mostPixels = { avif: 16_000_000, others: 50_000_000 };
/** How many times the shorter side the longer one may be: of a narrower picture a strip would be left of what is stored. */
const mostNarrow = 12;
/** The shorter side of the smallest picture, and the longer sides of what is stored and of its preview, in pixels. */
const sides = { shortest: 200, stored: 2560, preview: 640 };

export type CleanPicture = { bytes: Uint8Array; preview: Uint8Array; width: number; height: number };
export type Cleaned = CleanPicture | { problem: PictureProblem };

/** Makes the stored picture of an upload, known by its first bytes: upright, of a useful size, sRGB, pixels alone. */
export async function cleanPicture(file: Uint8Array): Promise<Cleaned> {
  const problem = problemOfBytes(file);
  if (problem) return { problem };
  try {
    const input = { limitInputPixels: mostPixels.others, failOn: "error" as const };
    const { format, width = 0, height = 0, pages = 1 } = await sharp(file, input).metadata();
    if (pages > 1) return { problem: "picture-animated" };
    if (width * height > mostPixels[format === "heif" ? "avif" : "others"])
      return { problem: "picture-huge" };
    const shorter = Math.min(width, height);
    if (Math.max(width, height) > shorter * mostNarrow) return { problem: "picture-narrow" };
    if (shorter < sides.shortest) return { problem: "picture-tiny" };
    const { data, info } = await within(sharp(file, input).autoOrient(), sides.stored)
      .webp({ quality: 92, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    const preview = await within(sharp(data), sides.preview).webp({ quality: 72 }).toBuffer();
    return { bytes: data, preview, width: info.width, height: info.height };
  } catch (error) {
    return { problem: /pixel limit/i.test(String(error)) ? "picture-huge" : "picture-broken" };
  }
}

const within = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
