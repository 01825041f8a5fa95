import { OfficeProblem } from "../base/office-problem.ts";

/** In pixels: the longer side of what the website keeps. */
const longestSide = 2560;
/** In bytes: what is smaller is sent as it is. */
const smallFile = 1_000_000;

/**
 * Makes a large picture as small as the website keeps it, which a phone sends in a second instead of a minute. Those of
 * iPhones become JPEG; throws an `OfficeProblem` where the browser cannot open them. What may have clear parts becomes
 * WebP, or PNG where the browser writes no WebP. Anything else stays as it is: the server judges it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isLarge = /^image\/(?:jpeg|png|webp|avif)$/.test(file.type) && file.size > smallFile;
  // Only Apple's browsers know the type; others leave it empty.
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isLarge && !isHeic) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = isHeic || file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const blob = await canvas.convertToBlob({ type, quality: 0.92 });
    return isHeic || blob.size < file.size ? blob : file;
  } catch {
    if (isHeic) throw new OfficeProblem("input-invalid", "file", undefined, "picture-heic");
    return file;
  }
}
