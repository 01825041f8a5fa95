import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { loadPractice } from "#content/load-practice.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { BuildSettings } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { yieldToVisitors } from "../base/yield-to-visitors.ts";
import { byName, type FilesByName, readAssets, readSite, type SiteFile } from "../pages/read-site.ts";
import {
  contentFolder,
  dropRelease,
  factsFile,
  listKept,
  type Marker,
  releaseFolder,
  siteFolder,
} from "./release-folder.ts";
import { releaseName } from "./release-name.ts";
import type { Revision } from "./revisions.ts";

/** The built site and the facts it was built from, which the server swaps as one. */
export type Release = {
  name: string;
  practice: Practice;
  site: readonly SiteFile[];
  content: string;
};

/** Where the releases of a site are kept, and the address that its pages name. */
export type Place = {
  dataDir: string;
  siteUrl: string;
  /** What is served, with the assets that need not be read again. */
  current?: () => Pick<Release, "site">;
};

type KeptPlace = Place & { log: Log };

/** Reads what `npm run build` made, with the facts of the checkout. */
export async function readShippedRelease(folder: string, name: string, place: Place): Promise<Release> {
  const site = await readSite(folder, place.siteUrl);
  const all = await withKeptAssets(site, place, formerOf(place));
  return { name, practice: loadPractice(), content: "content", site: all };
}

/** Reads a release that is kept; one that cannot be read is dropped, so that it is built again. */
export async function readKept(marker: Pick<Marker, "name">, place: KeptPlace): Promise<Release | undefined> {
  try {
    return await readMade(marker, place);
  } catch (err) {
    place.log.warn({ err, release: marker.name }, "a kept release cannot be read, and is dropped");
    await dropRelease(place.dataDir, marker.name);
    return undefined;
  }
}

/** Reads a published release, with the facts it was built from. */
export async function readMade({ name }: Pick<Marker, "name">, place: Place): Promise<Release> {
  const folder = releaseFolder(place.dataDir, name);
  const content = contentFolder(folder);
  const former = formerOf(place);
  await yieldToVisitors();
  const site = await readSite(siteFolder(folder), place.siteUrl, former);
  const practice = JSON.parse(await readFile(factsFile(folder), "utf8")) as Practice;
  await yieldToVisitors();
  return { name, practice, content, site: await withKeptAssets(site, place, former) };
}

/** A site with the assets of the kept releases: who holds a page of one must not lose its islands. */
async function withKeptAssets(
  site: SiteFile[],
  { dataDir }: Place,
  former: FilesByName,
): Promise<SiteFile[]> {
  const all = [...site];
  const known = new Set(site.map(({ name }) => name));
  for (const { name } of await listKept(dataDir)) {
    const assets = await readAssets(siteFolder(releaseFolder(dataDir, name)), known, former);
    for (const asset of assets) known.add(asset.name);
    all.push(...assets);
    await yieldToVisitors();
  }
  return all;
}

const formerOf = ({ current }: Place) => byName(current?.().site ?? []);

/** What a server that runs these sources under these settings may serve. */
export type Fitting = { sources: string; settings: BuildSettings };

/** Of the releases that were live, the latest that is kept of this program and its settings. */
export async function readFirst(
  lived: readonly Edited[],
  place: KeptPlace & Fitting,
): Promise<Release | undefined> {
  const kept = new Set((await listKept(place.dataDir)).map(({ name }) => name));
  for (const { edits } of lived) {
    const name = releaseName({ ...place, edits });
    const release = kept.has(name) ? await readKept({ name }, place) : undefined;
    if (release) return release;
  }
  return undefined;
}

/** The same of whatever program, with these settings; throws where its facts are not valid for this one. */
export async function readFormer(
  lived: readonly Edited[],
  place: KeptPlace & Fitting,
): Promise<Release | undefined> {
  const fitting = (await listKept(place.dataDir)).filter(({ settings }) =>
    isDeepStrictEqual(settings, place.settings),
  );
  const [marker] = lived.flatMap(({ edits }) =>
    fitting.filter(({ name, sources, settings }) => name === releaseName({ sources, settings, edits })),
  );
  const release = marker && (await readKept(marker, place));
  return release && { ...release, practice: loadPractice(join(release.content, "practice")) };
}

type Edited = Pick<Revision, "edits">;
