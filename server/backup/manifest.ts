import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { BackupError } from "./backup-error.ts";

export const manifestName = "manifest.json";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const manifest = v.object({
  /** The layout of the archive. */
  format: v.literal(1),
  version: v.string(),
  /** The moment of the data. */
  at: v.string(),
  engine: v.picklist(["sqlite", "postgres"]),
  /** The migrations that had run, oldest first. */
  migrations: v.array(v.string()),
  tables: v.record(v.string(), v.object({ rows: count, digest: v.string() })),
  files: v.record(v.string(), v.object({ bytes: count, sha256: v.string() })),
});

/** What a backup holds: it lies in the archive before all else. */
export type Manifest = v.InferOutput<typeof manifest>;
export type TableDigests = Manifest["tables"];

/** Reads the manifest in a folder. Throws a BackupError that names `file`, the backup, when there is none that fits. */
export async function readManifest(folder: string, file: string): Promise<Manifest> {
  try {
    return v.parse(manifest, JSON.parse(await readFile(join(folder, manifestName), "utf8")));
  } catch {
    throw new BackupError(`${file} is no backup of this version or an earlier one.`);
  }
}

/** The digests of all files below a folder but the manifest. Throws for what is neither file nor folder. */
export async function digestFolder(folder: string): Promise<Manifest["files"]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const digests: Manifest["files"] = {};
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (!entry.isFile()) throw new BackupError(`${name} is neither a file nor a folder.`);
    if (name !== manifestName)
      digests[name] = { bytes: (await stat(path)).size, sha256: await sha256Of(path) };
  }
  return digests;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 2 ** 20 }), hash);
  return hash.digest("hex");
}

/** Names the first entry in which two lists differ. */
export function firstDifference<Entry>(
  one: Record<string, Entry>,
  other: Record<string, Entry>,
): string | undefined {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].find((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

export const countRows = (tables: TableDigests) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
