import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureSizesFolder } from "#content/content-folder.ts";
import type { Db } from "../base/db/open-database.ts";
import type { WantedSize } from "./wanted-sizes.ts";

/** Stores a size of a picture, unless the picture was deleted meanwhile. */
export async function storeSize(
  db: Db,
  { name, file, bytes }: { name: string; file: string; bytes: Uint8Array },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const picture = await tx
      .selectFrom("pictures")
      .select("file")
      .where("file", "=", file)
      .executeTakeFirst();
    if (!picture) return;
    await tx
      .insertInto("picture_sizes")
      .values({ name, file, bytes, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  });
}

/** Those of some sizes that have to be made: they are not stored, and their picture is. */
export async function missingSizes(db: Db, sizes: readonly WantedSize[]): Promise<WantedSize[]> {
  if (sizes.length === 0) return [];
  const files = sizes.map(({ picture }) => picture.file);
  const pictures = await db.selectFrom("pictures").select("file").where("file", "in", files).execute();
  const stored = await db.selectFrom("picture_sizes").select("name").where("file", "in", files).execute();
  const known = new Set(pictures.map(({ file }) => file));
  const made = new Set(stored.map(({ name }) => name));
  return sizes.filter(({ name, picture }) => known.has(picture.file) && !made.has(name));
}

/** Writes the sizes that are stored into a content folder: a build makes the others itself. */
export async function writeSizes(db: Db, sizes: readonly WantedSize[], contentFolder: string): Promise<void> {
  const folder = join(contentFolder, pictureSizesFolder);
  for (const { name } of sizes) {
    const row = await db
      .selectFrom("picture_sizes")
      .select("bytes")
      .where("name", "=", name)
      .executeTakeFirst();
    if (!row) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), row.bytes);
  }
}

/** Deletes the sizes of before a moment that nothing wants. */
export async function deleteOtherSizes(db: Db, sizes: readonly WantedSize[], until: string): Promise<void> {
  const wanted = new Set(sizes.map(({ name }) => name));
  const old = await db.selectFrom("picture_sizes").select("name").where("created_at", "<=", until).execute();
  for (const { name } of old.filter((row) => !wanted.has(row.name)))
    await db.deleteFrom("picture_sizes").where("name", "=", name).execute();
}
