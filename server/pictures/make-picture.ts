import sharp from "sharp";
import type { Picture } from "#domain/practice/picture.ts";
import { cutOf, type PicturePlace, type PictureSize, picturePlaces } from "#domain/website/picture-sizes.ts";

// One thread, and nothing kept: beside a server the build has little memory.
sharp.concurrency(1);
sharp.cache(false);

/** A file of a picture: the part that its place shows, in one size and format. */
export type PictureFile = {
  picture: Pick<Picture, "file" | "position">;
  place: PicturePlace;
  size: PictureSize;
};
type PictureCut = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Creates the maker of picture files. Opening a picture takes longest: its last cut is kept for the next file. */
export function createPictureMaker(): (source: Uint8Array, file: PictureFile) => Promise<Buffer> {
  let last: { name: string; cut: Promise<PictureCut> } | undefined;
  return async (source, { picture, place, size }) => {
    const name = `${picture.file} ${picture.position} ${place}`;
    if (last?.name !== name) last = { name, cut: cutPicture(source, picture, place) };
    return encode(await last.cut, size);
  };
}

/** Cuts a picture to the shape of its place, in the largest size of it. */
async function cutPicture(
  source: Uint8Array,
  { position }: Pick<Picture, "position">,
  place: PicturePlace,
): Promise<PictureCut> {
  const { width, height } = await sharp(source).metadata();
  const { data, info } = await sharp(source)
    .extract(cutOf({ width, height, position }, place))
    .resize({ width: picturePlaces[place].widths.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function encode({ data, raw }: PictureCut, { format, width, height }: PictureSize): Promise<Buffer> {
  const picture = sharp(data, { raw }).resize(width, height);
  // More effort takes three times as long and saves next to nothing in these sizes.
  if (format === "avif")
    return picture.avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 70, effort: 5, smartSubsample: true }).toBuffer();
  return picture.flatten({ background: "white" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
