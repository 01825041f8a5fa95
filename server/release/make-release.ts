import { mkdir, writeFile } from "node:fs/promises";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { PublishStep } from "../base/db/releases-schema.ts";
import type { BuildSettings } from "../base/env.ts";
import { picturesOf, writePictures } from "../pictures/picture-rows.ts";
import { writeSizes } from "../pictures/size-rows.ts";
import { sizesOfEdits } from "../pictures/wanted-sizes.ts";
import { BuildError } from "./build-process.ts";
import type { BuildSite } from "./build-site.ts";
import { sizesOf } from "./check-site.ts";
import type { ContentFiles } from "./content-files.ts";
import { makeSpace, type measureSpace } from "./free-space.ts";
import type { Release } from "./read-release.ts";
import { readKept } from "./read-release.ts";
import {
  contentFolder,
  dropOldest,
  dropRelease,
  listKept,
  markBuilt,
  mostKept,
  practiceFile,
  releaseFolder,
  siteFolder,
} from "./release-folder.ts";
import { releaseName } from "./release-name.ts";
import { sync } from "./sync-folder.ts";

export type Tell = (step: PublishStep) => Promise<void>;

export type MakeOptions = {
  db: Db;
  now: Clock;
  dataDir: string;
  siteUrl: string;
  settings: BuildSettings;
  /** The digest of the sources that this server runs. */
  sources: string;
  files: ContentFiles;
  build: BuildSite;
  measureSpace?: typeof measureSpace;
  /** What is served, and must not be deleted. */
  current: () => Pick<Release, "name" | "site">;
  signal: AbortSignal;
};

/** The release of a revision's edits (JSON): a kept one with the same name, else a new one. Throws a BuildError. */
export async function makeRelease(edits: string, options: MakeOptions, tell: Tell): Promise<Release> {
  const { dataDir, settings, sources, current, files } = options;
  const name = releaseName({ sources, settings, edits });
  const kept = await listKept(dataDir);
  if (kept.some((marker) => marker.name === name)) return readKept({ name }, options);
  if ((await files.digestSources()) !== sources)
    throw new BuildError(
      "The program on the disk is newer than the one that runs: restart the server first.",
    );
  const lack = await makeSpace(dataDir, [current().name], options.measureSpace);
  if (lack) throw new BuildError(lack);
  await dropOldest(dataDir, mostKept - 1, [current().name]);
  try {
    return await buildRelease(name, edits, options, tell);
  } catch (error) {
    await dropRelease(dataDir, name);
    throw error;
  }
}

async function buildRelease(name: string, edits: string, options: MakeOptions, tell: Tell): Promise<Release> {
  const { db, now, dataDir, siteUrl, settings, sources, signal, files } = options;
  const folder = releaseFolder(dataDir, name);
  await dropRelease(dataDir, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [content, out] = [contentFolder(folder), siteFolder(folder)];
  const applied = await files.write(JSON.parse(edits), content);
  const missing = await writePictures(db, picturesOf(applied), content);
  await writeSizes(db, sizesOfEdits(applied), content);
  if (missing) throw new BuildError(`The picture ${missing} is no longer stored: choose it again.`);
  await tell("building");
  signal.throwIfAborted();
  await options.build({ content, out, settings, signal });
  await tell("checking");
  const { site: former } = options.current();
  const check = { folder: out, former: sizesOf(former), siteUrl, edits: applied };
  const problem = await files.check(check);
  if (problem) throw new BuildError(problem);
  await writeFile(practiceFile(folder), JSON.stringify(await files.read(content)));
  await sync(practiceFile(folder));
  await markBuilt(folder, { name, sources, settings, builtAt: now().toISOString() });
  return readKept({ name }, options);
}
