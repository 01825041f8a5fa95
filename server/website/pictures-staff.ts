import { readFile } from "node:fs/promises";
import { is } from "valibot";
import * as pictures from "#domain/office/picture-operations.ts";
import { pictureFile } from "#domain/practice/picture.ts";
import type { Edit } from "#domain/website/edits.ts";
import { takeAdvisoryLock } from "../base/db/advisory-lock.ts";
import type { Db } from "../base/db/open-database.ts";
import { handleCommand } from "../commands/command.ts";
import { picturesOf } from "../content/pictures-of.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import type { CleanPicture } from "../pictures/clean-picture.ts";
import { cleanApart } from "../pictures/picture-process.ts";
import { countUnusedPictures, readPicture, storePicture } from "../pictures/picture-rows.ts";
import { requireUnlocked, type WebsiteOptions } from "./website-options.ts";

export function picturesHandlers(options: WebsiteOptions): OfficeHandler[] {
  const { db } = options;
  return [
    handleCommand(
      pictures.addPicture,
      db,
      async (tx, { place = null }, { staff, now }, picture) => {
        const { width, height, bytes } = picture;
        // One after the other: two at once would each count without the other's.
        await takeAdvisoryLock(tx, "pictures");
        const file = await storePicture(tx, picture, { place, actorId: staff.userId, now });
        // What is stored again is no further one.
        if ((await countUnusedPictures(tx)) > pictures.mostUnusedPictures)
          throw new OperationRefused("input-invalid", { field: "file", message: "pictures-unused" });
        const details = { width, height, bytes: bytes.byteLength };
        return {
          answer: { file, width, height },
          audit: { subject: { kind: "picture", id: file }, details },
          signals: [],
        };
      },
      cleanFile(options),
    ),
    handle(pictures.getPicture, async ({ file }) => {
      const bytes = (await readPicture(db, file, "preview")) ?? (await readShippedPicture(file));
      if (!bytes) throw new OperationRefused("not-found");
      return { preview: `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}` };
    }),
  ];
}

/** Makes the function that cleans the file of a call before its transaction. */
const cleanFile =
  (options: WebsiteOptions) =>
  async ({ file }: StaffCall): Promise<CleanPicture> => {
    requireUnlocked(options);
    const cleaned = await cleanApart(file ?? new Uint8Array());
    if ("problem" in cleaned)
      throw new OperationRefused("input-invalid", { field: "file", message: cleaned.problem });
    return cleaned;
  };

// A draft may say anything, also a path that leads out of the folder.
const readShippedPicture = async (file: string): Promise<Buffer | undefined> =>
  is(pictureFile, file) ? readFile(`content/pictures/${file}`).catch(() => undefined) : undefined;

/** Throws `input-invalid` where an edit names a picture that was never uploaded. */
export async function requirePictures(tx: Db, edit: Pick<Edit, "path" | "value">): Promise<void> {
  for (const file of picturesOf([edit]))
    if (!(await readPicture(tx, file, "preview")) && !(await readShippedPicture(file)))
      throw new OperationRefused("input-invalid", { field: "value", message: "picture-broken" });
}
