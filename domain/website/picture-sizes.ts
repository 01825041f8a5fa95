import type { Picture } from "../practice/picture.ts";

/** Where pictures stand: the shape that they are cut to, and the widths that are made, in pixels. */
export const picturePlaces = {
  portrait: { shape: [4, 5], widths: [160, 320, 480, 640] },
  office: { shape: [4, 3], widths: [320, 480, 640, 960] },
  article: { shape: [16, 9], widths: [320, 480, 640, 960, 1280] },
} as const;
export type PicturePlace = keyof typeof picturePlaces;
export const placeNames = ["portrait", "office", "article"] as const satisfies readonly PicturePlace[];

const pictureFormats = ["avif", "webp", "jpeg"] as const;
type PictureFormat = (typeof pictureFormats)[number];

export type PictureSize = { format: PictureFormat; width: number; height: number };

/** The version of how pictures are made: another one gives their files other names. */
const makingVersion = 1;

type Shape = Pick<Picture, "width" | "height">;
type CutPicture = Omit<Picture, "alt">;

export function cutOf({ width, height, position }: Omit<CutPicture, "file">, place: PicturePlace) {
  const [wide, high] = picturePlaces[place].shape;
  const cut = {
    width: Math.min(width, Math.round((height * wide) / high)),
    height: Math.min(height, Math.round((width * high) / wide)),
  };
  return {
    ...cut,
    left: Math.round(((width - cut.width) * position) / 100),
    top: Math.round(((height - cut.height) * position) / 100),
  };
}

/** The side on which a place cuts a picture; undefined where it fits to one in a hundred. */
export function cutSide(picture: Shape, place: PicturePlace): "width" | "height" | undefined {
  const cut = cutOf({ ...picture, position: 50 }, place);
  if (cut.width < picture.width * 0.99) return "width";
  return cut.height < picture.height * 0.99 ? "height" : undefined;
}

export const isTooSmall = (picture: Shape, place: PicturePlace): boolean =>
  cutOf({ ...picture, position: 50 }, place).width < (picturePlaces[place].widths.at(-1) ?? 0);

/** The sizes in which a picture is made for a place; none is larger than the picture itself. */
export function sizesOf(picture: CutPicture, place: PicturePlace): Omit<PictureSize, "format">[] {
  const [wide, high] = picturePlaces[place].shape;
  const cut = cutOf(picture, place);
  const widths: number[] = picturePlaces[place].widths.filter((width) => width <= cut.width);
  return (widths.length > 0 ? widths : [cut.width]).map((width) => ({
    width,
    height: Math.max(1, Math.round((width * high) / wide)),
  }));
}

/** All files of a picture in a place; the largest of an article is a JPEG too, for other sites that link to it. */
export function filesOf(picture: CutPicture, place: PicturePlace): PictureSize[] {
  const sizes = sizesOf(picture, place);
  const formats = ["avif", "webp"] as const;
  return [
    ...sizes.flatMap((size) => formats.map((format) => ({ ...size, format }))),
    ...(place === "article" ? sizes.slice(-1).map((size) => ({ ...size, format: "jpeg" as const })) : []),
  ];
}

export const pictureName = (
  { file, position }: Pick<Picture, "file" | "position">,
  place: PicturePlace,
  { format, width }: Pick<PictureSize, "format" | "width">,
): string => `${file.slice(0, 16)}-${place}-${position}-${width}.${makingVersion}.${format}`;

export const picturePath = (...of: Parameters<typeof pictureName>): string => `/_astro/${pictureName(...of)}`;

export function socialPicture(picture: Picture): { path: string; width: number; height: number } {
  const { width, height } = sizesOf(picture, "article").at(-1) ?? { width: 0, height: 0 };
  return { path: picturePath(picture, "article", { format: "jpeg", width }), width, height };
}
