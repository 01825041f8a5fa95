import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { contentFolder, readMarker, releaseFolder } from "./release-folder.ts";
import { releaseName } from "./release-name.ts";
import { findLiveRevision } from "./revisions.ts";

/** The folder of the live words; that of the shipped ones where nothing is published, or not built here yet. */
export async function liveContentFolder(db: Db, { dataDir, buildSettings }: Env): Promise<string> {
  const live = await findLiveRevision(db);
  const sources = readMarker("dist")?.sources;
  if (!live || sources === undefined) return "content";
  const name = releaseName({ sources, settings: buildSettings, edits: live.edits });
  const folder = releaseFolder(dataDir, name);
  return readMarker(folder) ? contentFolder(folder) : "content";
}
