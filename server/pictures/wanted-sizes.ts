import * as v from "valibot";
import { pictureSchema } from "#domain/practice/picture.ts";
import type { Edit, Json } from "#domain/website/edits.ts";
import { filesOf, type PicturePlace, pictureName, placeNames } from "#domain/website/picture-sizes.ts";
import { isRecord } from "../base/is-record.ts";
import type { PictureFile } from "./make-picture.ts";

const { alt: _, ...shownEntries } = pictureSchema.entries;
/** What a picture looks like; its words may still be missing. */
const shownSchema = v.object(shownEntries);
type ShownPicture = v.InferOutput<typeof shownSchema>;

/** A file of a picture that pages ask for, by its name. */
export type WantedSize = PictureFile & { name: string };

export const sizesIn = (picture: ShownPicture, place: PicturePlace): WantedSize[] =>
  filesOf(picture, place).map((size) => ({ name: pictureName(picture, place, size), picture, place, size }));

/** The files of the pictures that edits name, each once: those of fields, and those of articles. */
export function sizesOfEdits(edits: readonly Pick<Edit, "path" | "value">[]): WantedSize[] {
  const sizes = edits.flatMap(({ path, value }) => {
    const place = placeNames.find((name) => path === `pictures/${name}`);
    if (place) return sizesOfValue(value, place);
    return path.startsWith("articles/") && isRecord(value) ? sizesOfValue(value.picture, "article") : [];
  });
  return [...new Map(sizes.map((size) => [size.name, size])).values()];
}

function sizesOfValue(value: Json | undefined, place: PicturePlace): WantedSize[] {
  const picture = v.safeParse(shownSchema, value);
  return picture.success ? sizesIn(picture.output, place) : [];
}
