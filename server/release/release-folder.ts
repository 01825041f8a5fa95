import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { BuildSettings } from "../base/env.ts";
import { yieldToVisitors } from "../base/yield-to-visitors.ts";
import { sync, syncFolder } from "./sync-folder.ts";

/** What stands in the marker file of a release: it is written last, so that a folder with one holds a whole site. */
export type Marker = { name: string; sources: string; settings: BuildSettings; builtAt: string };

/** The most releases that are kept, with the one that is served. */
export const mostKept = 5;

export const releasesFolder = (dataDir: string) => join(dataDir, "releases");
export const releaseFolder = (dataDir: string, name: string) => join(releasesFolder(dataDir), name);
export const contentFolder = (folder: string) => join(folder, "content");
export const siteFolder = (folder: string) => join(folder, "site");
/** The facts of a release as they were read from its words: reading those takes half a second of processor. */
export const factsFile = (folder: string) => join(folder, "practice.json");
/** What a release is made from, for the process that makes it. */
export const taskFile = (folder: string) => join(folder, "task.json");

/** Whether a site that was built with these settings may be served under those; without SITE_URL it fits any address. */
export function isBuiltFor(marker: Marker, settings: BuildSettings): boolean {
  const { SITE_URL: _, ...others } = settings;
  return [settings, others].some((each) => isDeepStrictEqual(marker.settings, each));
}

export const markerFile = (folder: string) => join(folder, ".built");

/** Reads the marker of a folder; undefined when it holds no whole site. */
export function readMarker(folder: string): Marker | undefined {
  try {
    const marker: unknown = JSON.parse(readFileSync(markerFile(folder), "utf8"));
    return typeof marker === "object" && marker !== null && "name" in marker ? (marker as Marker) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the marker of a folder in which everything is on the disk for good. */
export async function markBuilt(folder: string, marker: Marker): Promise<void> {
  await writeFile(markerFile(folder), JSON.stringify(marker));
  await sync(markerFile(folder));
  await sync(folder);
  await sync(join(folder, ".."));
}

/** Lists the kept releases, the newest first. */
export async function listKept(dataDir: string): Promise<Marker[]> {
  const kept: Marker[] = [];
  for (const name of await namesIn(dataDir)) {
    const marker = readMarker(releaseFolder(dataDir, name));
    if (marker) kept.push(marker);
    await yieldToVisitors();
  }
  return kept.sort((one, other) => (one.builtAt < other.builtAt ? 1 : -1));
}

/** Deletes the folders without a marker, which a killed server left, and the oldest releases; keeps the shipped assets. */
export async function tidyReleases(
  dataDir: string,
  shipped: string | undefined,
  current: string,
): Promise<void> {
  for (const name of await namesIn(dataDir))
    if (!readMarker(releaseFolder(dataDir, name))) await dropRelease(dataDir, name);
  if (shipped) await keepShippedAssets(dataDir, shipped);
  await dropOldest(dataDir, mostKept, [current]);
}

/** Deletes a release, its marker first: a cut in the middle leaves no folder that looks whole. */
export async function dropRelease(dataDir: string, name: string): Promise<void> {
  const folder = releaseFolder(dataDir, name);
  await rm(markerFile(folder), { force: true });
  if (existsSync(folder)) await removeFiles(folder);
}

/** Deletes the files below a folder one after another: a thousand at once hold up the server for 30 ms. */
async function removeFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeFiles(path);
    else await rm(path, { force: true });
  }
  await rmdir(folder);
}

/** Deletes the oldest releases above `most`, but for those in use. */
export async function dropOldest(dataDir: string, most: number, inUse: readonly string[]): Promise<void> {
  const kept = await listKept(dataDir);
  const free = kept.filter(({ name }) => !inUse.includes(name)).reverse();
  for (const { name } of free.slice(0, Math.max(0, kept.length - most))) await dropRelease(dataDir, name);
}

/** Keeps the files of the shipped site whose names say what they hold: pages that visitors have open ask for them. */
async function keepShippedAssets(dataDir: string, shippedFolder: string): Promise<void> {
  const marker = readMarker(shippedFolder);
  if (!marker) return;
  const folder = releaseFolder(dataDir, marker.name);
  if (readMarker(folder)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await cp(join(shippedFolder, "_astro"), join(siteFolder(folder), "_astro"), { recursive: true });
  await syncFolder(folder);
  await markBuilt(folder, marker);
}

async function namesIn(dataDir: string): Promise<string[]> {
  const folder = releasesFolder(dataDir);
  return existsSync(folder) ? readdir(folder) : [];
}
