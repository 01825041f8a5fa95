import { mkdir } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import type { Edit } from "#domain/website/edits.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { BuildSettings } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { picturesOf } from "../content/pictures-of.ts";
import { writePictures } from "../pictures/picture-rows.ts";
import { writeSizes } from "../pictures/size-rows.ts";
import { sizesOfEdits } from "../pictures/wanted-sizes.ts";
import { BuildError } from "./build-error.ts";
import type { BuildRelease } from "./build-release.ts";
import { sizesOf } from "./check-site.ts";
import { makeSpace, type measureSpace } from "./free-space.ts";
import type { Tell } from "./make-files.ts";
import { makeMissingSizes } from "./make-missing-sizes.ts";
import type { Release } from "./read-release.ts";
import { readKept, readMade } from "./read-release.ts";
import {
  contentFolder,
  dropOldest,
  dropRelease,
  listKept,
  markBuilt,
  mostKept,
  releaseFolder,
} from "./release-folder.ts";
import { releaseName } from "./release-name.ts";
import type { Revision } from "./revisions.ts";

export type MakeOptions = {
  db: Db;
  now: Clock;
  log: Log;
  dataDir: string;
  siteUrl: string;
  settings: BuildSettings;
  sources: string;
  build: BuildRelease;
  measureSpace?: typeof measureSpace;
  /** What is served, and must not be deleted. */
  current: () => Pick<Release, "name" | "site" | "content">;
  signal: AbortSignal;
};

/** What a release is made from; nothing that only a preview shows was ever live. */
export type Wanted = Pick<Revision, "edits" | "live_at">;

/** The release of a revision: a kept one with the same name, else a new one. Throws a BuildError. */
export async function makeRelease(wanted: Wanted, options: MakeOptions, tell: Tell): Promise<Release> {
  const { dataDir, settings, sources, current } = options;
  const { edits } = wanted;
  const name = releaseName({ sources, settings, edits });
  const kept = await listKept(dataDir);
  const found = kept.some((marker) => marker.name === name) ? await readKept({ name }, options) : undefined;
  if (found) return found;
  const lack = await makeSpace(dataDir, [current().name], options.measureSpace);
  if (lack) throw new BuildError(lack);
  await dropOldest(dataDir, mostKept - 1, [current().name]);
  // Helpers of a small garbage collection wait for a core beside a build, and the server for them: alone it takes 2 ms.
  setFlagsFromString("--no-parallel-scavenge");
  try {
    return await buildRelease(name, wanted, options, tell);
  } catch (error) {
    await dropRelease(dataDir, name);
    throw error;
  } finally {
    setFlagsFromString("--parallel-scavenge");
  }
}

async function buildRelease(
  name: string,
  wanted: Wanted,
  options: MakeOptions,
  tell: Tell,
): Promise<Release> {
  const { db, now, dataDir, siteUrl, settings, sources, signal } = options;
  const folder = releaseFolder(dataDir, name);
  await dropRelease(dataDir, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const edits = JSON.parse(wanted.edits) as Edit[];
  const sizes = sizesOfEdits(edits);
  await makeMissingSizes(sizes, options);
  await writePictures(db, picturesOf(edits), contentFolder(folder));
  await writeSizes(db, sizes, contentFolder(folder));
  signal.throwIfAborted();
  const { site, content: formerContent } = options.current();
  const former = wanted.live_at === null ? sizesOf(site) : undefined;
  await options.build({ folder, edits, former, formerContent, siteUrl, settings, sources, tell, signal });
  await markBuilt(folder, { name, sources, settings, builtAt: now().toISOString() });
  return readMade({ name }, options);
}
