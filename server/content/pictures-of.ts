import type { Edit, Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";

/** The files of the pictures that edits name: those of fields, and those of articles. */
export function picturesOf(edits: readonly Pick<Edit, "path" | "value">[]): string[] {
  const files = edits.flatMap(({ path, value }) => {
    if (path.startsWith("pictures/")) return fileIn(value);
    return path.startsWith("articles/") && isRecord(value) ? fileIn(value.picture) : [];
  });
  return [...new Set(files)];
}

const fileIn = (picture: Json | undefined): string[] =>
  isRecord(picture) && typeof picture.file === "string" ? [picture.file] : [];
