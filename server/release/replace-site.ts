import { cp, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lockFile } from "../base/lock-file.ts";
import { markerFile } from "./release-folder.ts";
import { sync } from "./sync-folder.ts";

/** The folder that a path leads to, by a link or without, and beside it the one for what will take its place. */
export async function placesOf(path: string): Promise<{ place: string; next: string }> {
  const place = await realpath(path).catch(() => path);
  return { place, next: `${place}.next` };
}

/** Between two looks at a lock that another has, in milliseconds. */
const lookPause = 200;

/** Takes the turn to build into a place, until it is closed; calls `wait` before it waits for another that has it. */
export async function takeTurn(place: string, wait: () => void): Promise<{ close(): void }> {
  // The file stays: another may be about to take it.
  const path = `${place}.lock`;
  let turn = lockFile(path);
  if (!turn) wait();
  for (; !turn; turn = lockFile(path)) await pause(lookPause);
  return turn;
}

/** Puts a whole site in the place of another. In between there is none, for the time of two renames. */
export async function replaceSite(next: string, place: string): Promise<void> {
  const former = `${place}.former`;
  await rm(former, { recursive: true, force: true });
  try {
    await rename(place, former);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // A mount stays where it is, and so does a folder of a lower layer of a container's image.
    if (["EBUSY", "EXDEV"].includes(code)) return fill(place, next);
    if (code !== "ENOENT") throw error;
  }
  await rename(next, place);
  await sync(dirname(place));
  await rm(former, { recursive: true, force: true });
}

/** Moves what a folder holds into another, the marker last: a cut in the middle leaves nothing that looks whole. */
async function fill(place: string, next: string): Promise<void> {
  await rm(markerFile(place), { force: true });
  for (const name of await readdir(place)) await rm(join(place, name), { recursive: true, force: true });
  await cp(next, place, { recursive: true, filter: (path) => path !== markerFile(next) });
  await cp(markerFile(next), markerFile(place));
  await rm(next, { recursive: true });
}
