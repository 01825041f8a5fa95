import { createHash } from "node:crypto";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const files = new Map<string, string>();

/**
 * The name of a CSS module's class in the pages: three letters of the file's hash and the class's place in the file.
 * They stand in each page twice, so that short ones count. Throws when two files come to the same letters.
 */
export function className(name: string, path: string, css: string): string {
  const file = relative(process.cwd(), path.split("?")[0] ?? "");
  const hash = createHash("sha256").update(file).digest();
  const prefix = [...hash.subarray(0, 3)].map((byte) => letters[byte % letters.length]).join("");
  const holder = files.get(prefix) ?? file;
  if (holder !== file) throw new Error(`${file} and ${holder} share the class prefix ${prefix}: rename one.`);
  files.set(prefix, file);
  const names = [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = ""]) => found))];
  return `_${prefix}${names.indexOf(name).toString(36)}`;
}
