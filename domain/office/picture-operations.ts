import * as v from "valibot";
import { pictureFile } from "../practice/picture.ts";
import { placeNames } from "../website/picture-sizes.ts";
import { defineOperation } from "./operation.ts";
import { drafters } from "./roles.ts";

/** What can be wrong with an uploaded file; the sentences are in `content/words/office/problems.ts`. */
const pictureProblems = [
  /** No JPEG, PNG, WebP or AVIF, whatever its name says. */
  "picture-type",
  /** The format of iPhones, which no free decoder reads. */
  "picture-heic",
  "picture-animated",
  /** It breaks off, or its content is not what its first bytes promise. */
  "picture-broken",
  "picture-tiny",
  /** So much longer than it is high, or the other way round, that no place shows enough of it. */
  "picture-narrow",
  /** More pixels than are opened. */
  "picture-huge",
  /** There are as many uploads as are kept that nothing on the website uses. */
  "pictures-unused",
] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** The largest file that is taken, in bytes. */
export const largestPicture = 12 * 1024 * 1024;

/** The most pictures that are kept for the practice without a field that uses them; after a day they are deleted. */
export const mostUnusedPictures = 100;

/**
 * Stores a picture, turned upright and without its metadata, for a field that names it next; the sizes of its place are
 * made at once. Refused with
 * `file-too-large`, or with `input-invalid` and one of `pictureProblems`.
 */
export const addPicture = defineOperation({
  name: "add-picture",
  method: "POST",
  path: "/website/pictures",
  ...drafters,
  file: { most: largestPicture },
  input: v.object({ place: v.optional(v.picklist(placeNames)) }),
  output: v.object({ file: v.string(), width: v.number(), height: v.number() }),
});

/** A picture for the eyes of the office, as a `data:` address. */
export const getPicture = defineOperation({
  name: "get-picture",
  method: "GET",
  path: "/website/pictures/:file",
  ...drafters,
  input: v.object({ file: pictureFile }),
  output: v.object({ preview: v.string() }),
});
