import { cp, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hours } from "#domain/durations.ts";
import { markerFile } from "./release-folder.ts";
import { sync } from "./sync-folder.ts";

/** The folder that a path leads to, by a link or without, and beside it the one for what will take its place. */
export async function placesOf(path: string): Promise<{ place: string; next: string }> {
  const place = await realpath(path).catch(() => path);
  return { place, next: `${place}.next` };
}

/**
 * Takes the turn to build into a place until it is closed or the process ends, be it by a kill; calls `wait` before it
 * waits for another that has it.
 */
export function takeTurn(place: string, wait: () => void): Pick<DatabaseSync, "close"> {
  // SQLite locks by the kernel, which knows who lives. The file stays: who waits has it open.
  const lock = new DatabaseSync(`${place}.lock`, { timeout: 0 });
  const take = "begin exclusive";
  try {
    // In memory, so that no journal lies beside it.
    lock.exec(`pragma journal_mode = memory; ${take}`);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    wait();
    lock.exec(`pragma busy_timeout = ${hours(1)}; ${take}`);
  }
  return lock;
}

/** SQLite's code of a lock that another has. */
const busy = 5;

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
