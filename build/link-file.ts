import { copyFile, link } from "node:fs/promises";

/** Puts a file under another name too: as a link where both lie on one disk, else as a copy. */
export async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
