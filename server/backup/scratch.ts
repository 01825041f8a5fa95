import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFile } from "../base/lock-file.ts";
import { makeFolder } from "../base/make-folder.ts";

/** Removes a path when the process ends, unless `remove` was called before; a kill leaves it behind. */
export function removeAtExit(path: string): { remove(): void } {
  const remove = () => {
    process.off("exit", remove);
    rmSync(path, { recursive: true, force: true });
  };
  process.on("exit", remove);
  return { remove };
}

/** The same lock as that of `lockFile`; its file is removed with it. */
export function takeFileLock(path: string): { remove(): void } | undefined {
  const lock = lockFile(path);
  if (!lock) return undefined;
  const file = removeAtExit(path);
  return {
    remove() {
      file.remove();
      lock.close();
    },
  };
}

const lockOf = (folder: string) => `${folder}.lock`;

/** Makes a folder for plain copies beside their data: no other disk ever holds them. Removes what was left there. */
export function makeScratch(dataDir: string): { folder: string; remove(): void } {
  makeFolder(dataDir);
  for (const name of readdirSync(dataDir)) {
    if (!/^backup-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) continue;
    const left = join(dataDir, name);
    const lock = takeFileLock(lockOf(left));
    if (lock) rmSync(left, { recursive: true, force: true });
    lock?.remove();
  }
  const folder = join(dataDir, `backup-${randomUUID()}`);
  // Before the folder is there, which another run would take for left behind.
  const lock = takeFileLock(lockOf(folder));
  mkdirSync(folder, { mode: 0o700 });
  const copies = removeAtExit(folder);
  return {
    folder,
    remove() {
      copies.remove();
      lock?.remove();
    },
  };
}
