import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isCompressible, typeOf } from "./media-types.ts";
import { namesIn, readDigests } from "./site-folder.ts";

/** A file of the built site, with the `.br` and `.gz` files that the build wrote beside it. */
export type SiteFile = {
  name: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** As the build noted it, of the file on the disk. */
  digest?: string | undefined;
};

/** Where a site lives that was built without SITE_URL. */
const defaultOrigin = "http://localhost:3000";

/**
 * Reads the built site into memory, with the address of this server, without hidden files and symbolic links. What did
 * not change is taken from a former site, so that releases share it. Throws when the folder has no home page.
 */
export async function readSite(
  folder: string,
  siteUrl = defaultOrigin,
  former: readonly SiteFile[] = [],
): Promise<SiteFile[]> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`${folder} holds no built site: run \`npm run build\` first.`);
  const site: SiteFile[] = [];
  const formerFiles = new Map(former.map((file) => [file.name, file]));
  for (const each of await readFiles(folder, { former })) {
    const before = formerFiles.get(each.name);
    site.push(before === each ? before : sameOr(before, withAddress(each, siteUrl)));
    if (site.length % mostAtOnce === 0) await setImmediate();
  }
  return site;
}

/** Reads those files of a site whose names say what they hold, but for the known ones; an older page may ask for them. */
export async function readAssets(
  folder: string,
  known: ReadonlySet<string>,
  former: readonly SiteFile[] = [],
): Promise<SiteFile[]> {
  return existsSync(join(folder, assets)) ? readFiles(folder, { below: assets, known, former }) : [];
}

/** The folder of the files whose names say what they hold. */
const assets = "_astro";
/** How many files are read or looked through at once: a thousand would hold up the server. */
const mostAtOnce = 16;

type Reading = { below?: string; known?: ReadonlySet<string>; former: readonly SiteFile[] };

/** The name of the file that a compressed twin belongs to, else its own. */
const fileOf = (name: string) => name.replace(/\.(?:br|gz)$/, "");

async function readFiles(root: string, { below = "", known, former }: Reading): Promise<SiteFile[]> {
  const digests = await readDigests(root);
  const isKnown = ({ name, digest }: SiteFile) =>
    name.startsWith(`${assets}/`) || (digest !== undefined && digest === digests?.get(name));
  const read = new Map(former.filter(isKnown).map((file) => [file.name, file]));
  const listed = digests
    ? [...digests.keys()].filter((name) => name.startsWith(below))
    : await namesIn(root, below);
  const all = listed.filter((name) => !known?.has(fileOf(name)));
  const files = new Set(all.map(fileOf));
  const kept = [...read.values()].filter(({ name }) => files.has(name));
  const names = all.filter((name) => !read.has(fileOf(name)));
  const bodies = new Map<string, Buffer>();
  for (let at = 0; at < names.length; at += mostAtOnce) {
    const some = names.slice(at, at + mostAtOnce);
    const pairs = await Promise.all(
      some.map(async (name) => [name, await readFile(join(root, name))] as const),
    );
    for (const [name, body] of pairs) bodies.set(name, body);
  }
  const isTwin = (name: string) => /\.(?:br|gz)$/.test(name) && bodies.has(name.slice(0, -3));
  const own = [...bodies]
    .filter(([name]) => !isTwin(name))
    .map(([name, body]) => {
      const br = bodies.get(`${name}.br`);
      const gzip = bodies.get(`${name}.gz`);
      return { name, body, ...(br && { br }), ...(gzip && { gzip }), digest: digests?.get(name) };
    });
  return [...kept, ...own];
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
