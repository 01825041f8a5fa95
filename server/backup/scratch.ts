import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "../base/is-alive.ts";
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

/**
 * Makes a folder for plain copies beside the data they come from, so that no other disk ever holds them. What a killed
 * run left there goes first.
 */
export function makeScratch(dataDir: string): { folder: string; remove(): void } {
  makeFolder(dataDir);
  for (const name of readdirSync(dataDir)) {
    const pid = Number(/^backup-(\d+)$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid)))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = join(dataDir, `backup-${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  return { folder, ...removeAtExit(folder) };
}
