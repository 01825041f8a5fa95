import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuildSettings } from "../base/env.ts";

/** What the build reads: the shipped content and the program that makes pages of it. */
export const siteSources = [
  "content",
  "domain",
  "ui",
  "site",
  "office",
  "pages",
  "public",
  "build",
  "server/base",
  "server/content",
  "server/pages",
  "server/release",
  "server/pictures/make-picture.ts",
  "server/plans/print-fonts.ts",
  "astro.config.ts",
  "package.json",
  "package-lock.json",
];

/** The digest of all sources of the site, in 20 ms. */
export const digestSources = () => digestFiles(siteSources);

/** What to do when the sources on the disk are not those that the site was built of. */
export const notBuilt =
  "The program on the disk is not built: run `npm run build` (`ventanilla build`), then restart the server.";

/** The digest of files and folders; tests and those that are missing are left out. */
export function digestFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesAt)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesAt(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}

/** What a release is made of, and by that its name. `edits` are those of the revision; none for the shipped content. */
type Ingredients = { sources: string; settings: BuildSettings; edits: string };

/** The name of a release: equal ingredients give an equal name, so that what was built once is found again. */
export function releaseName({ sources, settings, edits }: Ingredients): string {
  const sorted = Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([sources, sorted, edits]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
