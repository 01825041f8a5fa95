import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = "node_modules/.cache/site";
/** The most files in the cache, about ten sites: beyond, all of them go. */
const mostFiles = 5000;

let isOpen: boolean | undefined;

/**
 * Returns what `make` made of an input before, on this machine, else makes it. The input names the work too, and all
 * that its result depends on. Where the folder cannot be written, it is only read.
 */
export async function cachedFile(
  input: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  isOpen ??= openCache();
  const hash = createHash("sha256");
  for (const part of input) hash.update(`${part.length}:`).update(part);
  const file = join(folder, hash.digest("hex").slice(0, 32));
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const made = await make();
  if (!isOpen) return made;
  // Under its name only when it is whole: builds may be killed.
  const part = `${file}.${process.pid}`;
  await writeFile(part, made)
    .then(() => rename(part, file))
    .catch(() => {});
  return made;
}

function openCache(): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > mostFiles) rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
}
