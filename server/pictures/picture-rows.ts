import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expressionBuilder, sql } from "kysely";
import { days } from "#domain/durations.ts";
import { mostRevisions } from "#domain/office/website-values.ts";
import type { PicturePlace } from "#domain/website/picture-sizes.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";
import type { CleanPicture } from "./clean-picture.ts";

/** How long a picture is kept that no field names, in milliseconds: its author may still be writing the words. */
const unusedLifetime = days(1);

/** Stores a picture and resolves with its name; the same one again is stored once. */
export async function storePicture(
  tx: Db,
  { bytes, preview, width, height }: CleanPicture,
  { place, actorId, now }: { place: PicturePlace | null; actorId: string; now: Date },
): Promise<string> {
  const file = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`;
  const created_at = now.toISOString();
  await tx
    .insertInto("pictures")
    .values({ file, bytes, preview, width, height, place, actor_id: actorId, created_at })
    .onConflict((conflict) => conflict.column("file").doUpdateSet({ place, created_at }))
    .execute();
  return file;
}

/** Reads a stored picture or its preview, as WebP; undefined when it is not stored. */
export async function readPicture(
  db: Db,
  file: string,
  kind: "bytes" | "preview",
): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom("pictures").select(kind).where("file", "=", file).executeTakeFirst();
  return row?.[kind];
}

/** Writes those of some pictures that are stored into a content folder; others are shipped. */
export async function writePictures(db: Db, files: readonly string[], contentFolder: string): Promise<void> {
  const folder = join(contentFolder, "pictures");
  for (const file of files) {
    const bytes = await readPicture(db, file, "bytes");
    if (!bytes) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
}

/** Deletes pictures that nothing names any longer: no draft, and no revision that the history leads back to. */
export async function deleteUnusedPictures(db: Db, now: Date): Promise<void> {
  const unusedSince = ago(now, unusedLifetime);
  const oldPicture = await db
    .selectFrom("pictures")
    .select("file")
    .where("created_at", "<=", unusedSince)
    .limit(1)
    .executeTakeFirst();
  if (!oldPicture) return;
  await db.deleteFrom("pictures").where("created_at", "<=", unusedSince).where(isUnused(db)).execute();
}

/** Counts the pictures that nothing names, whenever they were uploaded. */
export async function countUnusedPictures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("pictures")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(isUnused(db))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether no draft and no revision names a picture. */
const isUnused = (db: Db) => {
  const names = (column: string) => sql<boolean>`${sql.ref(column)} like '%' || pictures.file || '%'`;
  const { not, exists } = expressionBuilder<Database, "pictures">();
  const drafts = db.selectFrom("content_drafts").select("path").where(names("content_drafts.value"));
  const revisions = db
    .selectFrom("content_revisions as revision")
    .select("revision.id")
    .where(names("revision.edits"))
    .where(({ or, eb }) =>
      or([eb("revision.state", "=", "live"), eb("revision.id", "in", latestRevisions(db))]),
    );
  return not(exists(drafts).or(exists(revisions)));
};

const latestRevisions = (db: Db) =>
  db.selectFrom("content_revisions").select("id").orderBy("id", "desc").limit(mostRevisions);
