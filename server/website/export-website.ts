import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Edit } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
import { zipFiles } from "../base/zip-files.ts";
import { type ExportedFile, exportFiles } from "../content/export-files.ts";
import { picturesOf } from "../content/pictures-of.ts";
import { readPicture } from "../pictures/picture-rows.ts";

type ExportedContent = ExportedFile & { bytes?: Uint8Array };

/** Makes the files that edits change or need, for a commit. A picture is left out that is shipped already. */
export async function exportWebsite(db: Db, edits: readonly Edit[]): Promise<ExportedContent[]> {
  const files: ExportedContent[] = exportFiles(edits);
  for (const file of picturesOf(edits)) {
    const name = join("content/pictures", file);
    const bytes = existsSync(name) ? undefined : await readPicture(db, file, "bytes");
    if (bytes) files.push({ name, text: null, bytes });
  }
  return files;
}

/** Packs exported files into one archive for a person, with a list of what was taken out. */
export function packWebsite(files: readonly ExportedContent[]) {
  const takenOut = files.filter(({ text, bytes }) => text === null && !bytes).map(({ name }) => `${name}\n`);
  const contents: Record<string, string | Uint8Array> = {};
  for (const { name, text, bytes = text } of files) if (bytes !== null) contents[name] = bytes;
  if (takenOut.length > 0) contents["to-delete.txt"] = takenOut.join("");
  return { files: files.map(({ name, text }) => ({ name, text })), zip: zipFiles(contents) };
}
