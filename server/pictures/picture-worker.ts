import sharp from "sharp";
import { cleanPicture } from "./clean-picture.ts";
import { createPictureMaker } from "./make-picture.ts";
import type { PictureTask } from "./picture-process.ts";

// The decoders of the four formats, and none of the dozens of others that the library knows.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const make = createPictureMaker();

process.once("disconnect", () => process.exit(1));
process.once("message", async (task: PictureTask) => {
  if ("file" in task) await answer(await cleanPicture(task.file));
  else for (const size of task.sizes) await answer(await make(task.source, size));
  process.exit(0);
});

const answer = (message: unknown) => new Promise((resolve) => process.send?.(message, resolve));
