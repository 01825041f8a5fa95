import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes a folder of the own account, with those above it. Node's recursive `mkdirSync` never returns in `/proc`. */
export function makeFolder(folder: string): void {
  const above = dirname(resolve(folder));
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Two servers may start at once.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
