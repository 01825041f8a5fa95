import sharp from "sharp";
import type { Picture } from "#domain/practice/picture.ts";
import { cutOf, type PicturePlace, type PictureSize } from "#domain/website/picture-sizes.ts";

// One thread, and nothing kept: beside a server the build has little memory.
sharp.concurrency(1);
sharp.cache(false);

/** Makes one file of a picture: cut to the shape of its place, in one size and format, nothing in it but pixels. */
export async function makePicture(
  source: Buffer,
  { position }: Pick<Picture, "position">,
  place: PicturePlace,
  { format, width, height }: PictureSize,
): Promise<Buffer> {
  const measured = await sharp(source).metadata();
  const cut = cutOf({ width: measured.width, height: measured.height, position }, place);
  const picture = sharp(source).extract(cut).resize(width, height);
  if (format === "avif") return picture.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 70, effort: 5, smartSubsample: true }).toBuffer();
  return picture.flatten({ background: "white" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
