import type { PictureProblem } from "#domain/office/picture-operations.ts";

/** What the first bytes of a file say against it, whatever it is called; undefined for a picture of the four formats. */
export function problemOfBytes(file: Uint8Array): PictureProblem | undefined {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return undefined;
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return isAnimatedPng(file) ? "picture-animated" : undefined;
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return undefined;
  if (start.startsWith("GIF8")) return "picture-animated";
  if (start.slice(4, 8) !== "ftyp") return "picture-type";
  const brand = start.slice(8, 12);
  if (brand === "avif") return undefined;
  if (brand === "avis") return "picture-animated";
  return /^(?:hei|hev|mif1|msf1)/.test(brand) ? "picture-heic" : "picture-type";
}

/** A PNG says that it moves before its first pixels. */
function isAnimatedPng(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const control = bytes.indexOf("acTL");
  return control > 0 && control < bytes.indexOf("IDAT");
}
