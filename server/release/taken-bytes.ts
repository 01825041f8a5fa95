import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** By how many bytes files of a content are smaller than they were in another: what edits took out. */
export function takenBytes(before: string, after: string): number {
  const lost = ["practice", "articles"].flatMap((part) =>
    filesIn(join(before, part)).map((name) => {
      const now = sizeOf(join(after, part, name));
      return Math.max(0, sizeOf(join(before, part, name)) - now);
    }),
  );
  return lost.reduce((sum, bytes) => sum + bytes, 0);
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];

function sizeOf(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : 0;
}
