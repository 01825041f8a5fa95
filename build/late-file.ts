import { createHash } from "node:crypto";

/** Adds a file that pages load later, named by its content, and gives its address. */
export function lateFile(files: Map<string, string>, name: string, ending: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const path = `/_astro/${name}.${hash}.${ending}`;
  files.set(path, text);
  return path;
}
