import { existsSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import type { Edit } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
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

/** Packs exported files into one archive for a person; what was taken out is named beside it. */
export function packWebsite(files: readonly ExportedContent[]) {
  const kept = files.flatMap(({ name, text, bytes }) => {
    const content = bytes ?? (text === null ? undefined : Buffer.from(text));
    return content ? [[name, content] as const] : [];
  });
  // Uncompressed: texts are small, and pictures are compressed already.
  const zip = zipSync(Object.fromEntries(kept), { level: 0 });
  return {
    files: files.map(({ name, text }) => ({ name, text })),
    takenOut: files.flatMap(({ name, text, bytes }) => (text === null && !bytes ? name : [])),
    zip: Buffer.from(zip).toString("base64"),
  };
}
