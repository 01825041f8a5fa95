import { zipSync } from "fflate";

/** Packs files, by their names, into one archive in base64. Uncompressed: texts are small, and pictures are compressed. */
export function zipFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const contents: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(files)) contents[name] = Buffer.from(content);
  return Buffer.from(zipSync(contents, { level: 0 })).toString("base64");
}
