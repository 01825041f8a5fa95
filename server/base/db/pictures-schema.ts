/** A picture as the website is made from it: turned upright, without metadata, never changed afterwards. */
export type PicturesTable = {
  /** The digest of its bytes, which is its name in the content: `<32 hex digits>.webp`. */
  file: string;
  bytes: Uint8Array;
  /** A small one for the office, WebP too. */
  preview: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  actor_id: string;
  /** When it was last uploaded. */
  created_at: string;
};
