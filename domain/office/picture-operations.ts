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
  "picture-huge",
  /** There are as many unused uploads as are kept (`mostUnusedPictures`). */
  "pictures-unused",
] as const;
export type PictureProblem = (typeof pictureProblems)[number];

export const largestPicture = 12 * 1024 * 1024;

/** The most pictures without a field that uses them; after a day they are deleted. */
export const mostUnusedPictures = 100;

/** Stores a picture upright and without its metadata, for a field that names it next, and makes its sizes. */
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
