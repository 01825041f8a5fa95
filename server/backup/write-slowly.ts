import { type FileHandle, open } from "node:fs/promises";

/** The bytes after which the disk catches up: else a commit of the server waits for all that was written before it. */
export const slowStep = 1024 ** 2;

/** Writes a new file, mode 0600, a megabyte at a time, and syncs it. */
export async function writeSlowly(path: string, source: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let bytes = 0;
    let unsynced = 0;
    for await (const chunk of source) {
      await writeWhole(file, chunk);
      bytes += chunk.length;
      unsynced += chunk.length;
      if (unsynced < slowStep) continue;
      await file.datasync();
      unsynced = 0;
    }
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

async function writeWhole(file: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
}
