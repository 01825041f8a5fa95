import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { BuildSettings } from "../base/env.ts";

/** What stands in the marker file of a release: it is written last, so that a folder with one holds a whole site. */
export type Marker = { name: string; sources: string; settings: BuildSettings; builtAt: string };

/** The most releases that are kept, with the one that is served. */
export const mostKept = 5;

export const releasesFolder = (dataDir: string) => join(dataDir, "releases");
export const releaseFolder = (dataDir: string, name: string) => join(releasesFolder(dataDir), name);
export const contentFolder = (folder: string) => join(folder, "content");
export const siteFolder = (folder: string) => join(folder, "site");

/** Whether a site that was built with these settings may be served under those; without SITE_URL it fits any address. */
export function isBuiltFor(marker: Marker, settings: BuildSettings): boolean {
  const { SITE_URL: _, ...others } = settings;
  return [settings, others].some((each) => isDeepStrictEqual(marker.settings, each));
}

const markerFile = (folder: string) => join(folder, ".built");

/** Reads the marker of a folder; undefined when it holds no whole site. */
export function readMarker(folder: string): Marker | undefined {
  try {
    const marker: unknown = JSON.parse(readFileSync(markerFile(folder), "utf8"));
    return typeof marker === "object" && marker !== null && "name" in marker ? (marker as Marker) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes everything in a folder to the disk for good, and then its marker. */
export async function markBuilt(folder: string, marker: Marker): Promise<void> {
  await syncAll(folder);
  const file = await open(markerFile(folder), "w");
  await file.writeFile(JSON.stringify(marker));
  await file.sync();
  await file.close();
  await sync(folder);
  await sync(join(folder, ".."));
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncAll(path);
    else await sync(path);
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
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

/** Lists the kept releases, the newest first. */
export async function listKept(dataDir: string): Promise<Marker[]> {
  const names = await namesIn(dataDir);
  return names
    .flatMap((name) => readMarker(releaseFolder(dataDir, name)) ?? [])
    .sort((one, other) => (one.builtAt < other.builtAt ? 1 : -1));
}

/** Deletes what a killed server left behind: the folders without a marker. */
export async function dropUnfinished(dataDir: string): Promise<void> {
  for (const name of await namesIn(dataDir))
    if (!readMarker(releaseFolder(dataDir, name))) await dropRelease(dataDir, name);
}

/** Deletes a release, its marker first: a cut in the middle leaves no folder that looks whole. */
export async function dropRelease(dataDir: string, name: string): Promise<void> {
  const folder = releaseFolder(dataDir, name);
  await rm(markerFile(folder), { force: true });
  await rm(folder, { recursive: true, force: true });
}

/** Deletes the oldest releases above `most`, but for those in use. */
export async function dropOldest(dataDir: string, most: number, inUse: readonly string[]): Promise<void> {
  const kept = await listKept(dataDir);
  const free = kept.filter(({ name }) => !inUse.includes(name)).reverse();
  for (const { name } of free.slice(0, Math.max(0, kept.length - most))) await dropRelease(dataDir, name);
}

/** Keeps the files of the shipped site whose names say what they hold: pages that visitors have open ask for them. */
export async function keepShippedAssets(dataDir: string, shippedFolder: string): Promise<void> {
  const marker = readMarker(shippedFolder);
  if (!marker) return;
  const folder = releaseFolder(dataDir, marker.name);
  if (readMarker(folder)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await cp(join(shippedFolder, "_astro"), join(siteFolder(folder), "_astro"), { recursive: true });
  await markBuilt(folder, marker);
}

async function namesIn(dataDir: string): Promise<string[]> {
  const folder = releasesFolder(dataDir);
  return existsSync(folder) ? readdir(folder) : [];
}
