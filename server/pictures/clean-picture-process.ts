import sharp from "sharp";
import { cleanPicture } from "./clean-picture.ts";

// The decoders of the four formats, and none of the dozens of others that the library knows.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

process.once("disconnect", () => process.exit(1));
process.once("message", async (file: Uint8Array) => {
  process.send?.(await cleanPicture(file), () => process.exit(0));
});
