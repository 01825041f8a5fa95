import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Edit } from "#domain/website/edits.ts";
import { writeContent } from "./write-content.ts";

/** A file of the content with the edits in place; without a text it was taken out. */
export type ExportedFile = { name: string; text: string | null };

/** Makes the files that edits change, for a commit; named from the root, such as `content/practice/tiers.yaml`. */
export function exportFiles(edits: readonly Edit[]): ExportedFile[] {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const { changedFiles } = writeContent(edits, folder);
    return changedFiles.map((file) => ({
      name: join("content", relative(folder, file)),
      text: existsSync(file) ? readFileSync(file, "utf8") : null,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
