import { strFromU8, unzipSync } from "fflate";

/** The two files of a person's copy. */
export function unpackCopy({ zip }: { zip: string }): { json: string; html: string } {
  const { "copy.json": json, "copy.html": html, ...others } = unzipSync(Buffer.from(zip, "base64"));
  if (!json || !html || Object.keys(others).length > 0) throw new Error("the copy has not its two files");
  return { json: strFromU8(json), html: strFromU8(html) };
}
