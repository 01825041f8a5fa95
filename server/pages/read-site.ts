import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { yieldToVisitors } from "../base/yield-to-visitors.ts";
import { isCompressible, typeOf } from "./media-types.ts";
import { namesIn, readDigests } from "./site-folder.ts";

/** A file of the built site, with the `.br` and `.gz` files that the build wrote beside it. */
export type SiteFile = {
  name: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** The digest of the file on the disk, as the build noted it. */
  digest?: string | undefined;
};

/** The address of a site that was built without SITE_URL. */
const defaultOrigin = "http://localhost:3000";

/**
 * Reads the built site into memory, with the address of this server, without hidden files and symbolic links. What did
 * not change is taken from a former site, so that releases share it. Throws when the folder has no home page.
 */
export async function readSite(
  folder: string,
  siteUrl = defaultOrigin,
  former: FilesByName = new Map(),
): Promise<SiteFile[]> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`${folder} holds no built site: run \`npm run build\` first.`);
  const digests = await readDigests(folder);
  await yieldToVisitors();
  const listed = digests ?? new Set(await namesIn(folder));
  const site: SiteFile[] = [];
  for (const each of await readFiles(folder, { listed, digests, former })) {
    const before = former.get(each.name);
    site.push(before === each ? before : sameOr(before, withAddress(each, siteUrl)));
    await yieldToVisitors();
  }
  return site;
}

/** Reads those files of a site whose names say what they hold, but for the known ones; an older page may ask for them. */
export async function readAssets(
  folder: string,
  known: ReadonlySet<string>,
  former: FilesByName,
): Promise<SiteFile[]> {
  return existsSync(join(folder, assets))
    ? readFiles(folder, { listed: await listAssets(folder), known, former })
    : [];
}

/** The assets of the folders that were asked for last: they never change, and to list hundreds holds up the server. */
const assetNames = new Map<string, ReadonlySet<string>>();
const mostFolders = 10;

async function listAssets(folder: string): Promise<ReadonlySet<string>> {
  const names = assetNames.get(folder) ?? new Set(await namesIn(folder, assets));
  // The one that was not asked for the longest makes room.
  assetNames.delete(folder);
  assetNames.set(folder, names);
  const [oldest] = assetNames.keys();
  if (oldest !== undefined && assetNames.size > mostFolders) assetNames.delete(oldest);
  return names;
}

/** The folder of the files whose names say what they hold. */
const assets = "_astro";
const mostAtOnce = 4;

type Reading = {
  listed: ReadonlySet<string> | ReadonlyMap<string, string>;
  digests?: ReadonlyMap<string, string> | undefined;
  known?: ReadonlySet<string>;
  former: FilesByName;
};
export type FilesByName = ReadonlyMap<string, SiteFile>;

export const byName = (files: readonly SiteFile[]): FilesByName =>
  new Map(files.map((file) => [file.name, file]));

const twins = [".br", ".gz"] as const;

async function readFiles(root: string, { listed, digests, known, former }: Reading): Promise<SiteFile[]> {
  const isUnchanged = ({ name, digest }: SiteFile) =>
    name.startsWith(`${assets}/`) || (digest !== undefined && digest === digests?.get(name));
  const isTwin = (name: string) => twins.some((twin) => name.endsWith(twin)) && listed.has(name.slice(0, -3));
  const files: SiteFile[] = [];
  const changed: string[] = [];
  // One pass without a copy of the list: a server answers visitors meanwhile.
  for (const name of listed.keys()) {
    if (known?.has(name) || isTwin(name)) continue;
    const before = former.get(name);
    if (before && isUnchanged(before)) files.push(before);
    else changed.push(name);
  }
  await yieldToVisitors();
  for (let at = 0; at < changed.length; at += mostAtOnce) {
    files.push(...(await Promise.all(changed.slice(at, at + mostAtOnce).map(readOne))));
    await yieldToVisitors();
  }
  return files;

  async function readOne(name: string): Promise<SiteFile> {
    const readTwin = (twin: string) =>
      listed.has(name + twin) ? readFile(join(root, name + twin)) : undefined;
    const [body, br, gzip] = await Promise.all([readFile(join(root, name)), ...twins.map(readTwin)]);
    return { name, body, ...(br && { br }), ...(gzip && { gzip }), digest: digests?.get(name) };
  }
}

/** The file with this server's address for canonical links, sitemap and feed; compressed anew when it is first sent. */
function withAddress(file: SiteFile, siteUrl: string): SiteFile {
  if (siteUrl === defaultOrigin || !isCompressible(typeOf(file.name)) || !file.body.includes(defaultOrigin))
    return file;
  const body = Buffer.from(file.body.toString().replaceAll(defaultOrigin, siteUrl));
  return { name: file.name, body, digest: file.digest };
}

/** The former file, which other releases hold, when it is the same, else the one that was read. */
function sameOr(former: SiteFile | undefined, read: SiteFile): SiteFile {
  if (!former || !isSame(former, read)) return read;
  former.digest = read.digest;
  return former;
}

const isSame = (one: SiteFile, other: SiteFile) =>
  (["body", "br", "gzip"] as const).every((kind) =>
    one[kind] && other[kind] ? one[kind].equals(other[kind]) : one[kind] === other[kind],
  );

/** The path at which a file is served: `/contact` for `contact/index.html`. */
export function pathOfFile(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}
