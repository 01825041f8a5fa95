import * as v from "valibot";
import { both, count, percent } from "./practice-values.ts";

/** The name of a stored picture: the digest of its bytes. */
export const pictureFile = v.pipe(
  v.string("needs a picture"),
  v.regex(/^[0-9a-f]{32}\.webp$/, "needs a picture"),
);

export const pictureSchema = v.strictObject({
  file: pictureFile,
  width: count,
  height: count,
  /** Which part stays where its place has another shape: 0 is the left or upper end, 100 the other one. */
  position: v.pipe(percent, v.integer("needs a whole number")),
  alt: both,
});
export type Picture = v.InferOutput<typeof pictureSchema>;

export const picturesSchema = v.strictObject({
  portrait: v.nullish(pictureSchema),
  office: v.nullish(pictureSchema),
});
