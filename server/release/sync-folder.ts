import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else await sync(path);
  }
  await sync(folder);
}

/** Writes a file, or what a folder lists, to the disk for good. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } catch (error) {
    // Windows syncs no folders.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  } finally {
    await file.close();
  }
}
