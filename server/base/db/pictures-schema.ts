import type { PicturePlace } from "#domain/website/picture-sizes.ts";

/** A picture as the website is made from it: turned upright, without metadata, never changed afterwards. */
export type PicturesTable = {
  /** The digest of its bytes, which is its name in the content: `<32 hex digits>.webp`. */
  file: string;
  bytes: Uint8Array;
  /** A small one for the office, WebP too. */
  preview: Uint8Array;
  width: number;
  height: number;
  /** What it was last uploaded for, where the office said so. */
  place: PicturePlace | null;
  actor_id: string;
  /** When it was last uploaded. */
  created_at: string;
};

/** A file of a picture as pages show it, made ahead of the publish that needs it. */
export type PictureSizesTable = {
  /** What it holds: picture, place, cut, width and format. */
  name: string;
  file: string;
  bytes: Uint8Array;
  created_at: string;
};
