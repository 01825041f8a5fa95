import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isCompressible, typeOf } from "./media-types.ts";

/** A file of the built site, with the `.br` and `.gz` files that the build wrote beside it. */
export type SiteFile = { name: string; body: Buffer; br?: Buffer; gzip?: Buffer };

/** Where a site lives that was built without SITE_URL. */
const defaultOrigin = "http://localhost:3000";

/**
 * Reads the built site into memory, with the address of this server, without hidden files and symbolic links. Files of
 * a former site whose names say what they hold are taken from it. Throws when the folder has no home page.
 */
export async function readSite(
  folder: string,
  siteUrl = defaultOrigin,
  former: readonly SiteFile[] = [],
): Promise<SiteFile[]> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`${folder} holds no built site: run \`npm run build\` first.`);
  return (await readFiles(folder, { former })).map((file) => withAddress(file, siteUrl));
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
/** How many files are read at once: a thousand would hold up the server. */
const mostAtOnce = 16;

type Reading = { below?: string; known?: ReadonlySet<string>; former: readonly SiteFile[] };

async function readFiles(root: string, { below = "", known, former }: Reading): Promise<SiteFile[]> {
  const nameOf = (path: string) => relative(root, path).split(sep).join("/");
  const fileOf = (path: string) => nameOf(path).replace(/\.(?:br|gz)$/, "");
  const read = new Map(
    former.filter(({ name }) => name.startsWith(`${assets}/`)).map((file) => [file.name, file]),
  );
  const all = (await filesIn(join(root, below))).filter((path) => !known?.has(fileOf(path)));
  const names = new Set(all.map(fileOf));
  const kept = [...read.values()].filter(({ name }) => names.has(name));
  const paths = all.filter((path) => !read.has(fileOf(path)));
  const bodies = new Map<string, Buffer>();
  for (let at = 0; at < paths.length; at += mostAtOnce) {
    const some = paths.slice(at, at + mostAtOnce);
    const pairs = await Promise.all(some.map(async (path) => [nameOf(path), await readFile(path)] as const));
    for (const [name, body] of pairs) bodies.set(name, body);
  }
  const isTwin = (name: string) => /\.(?:br|gz)$/.test(name) && bodies.has(name.slice(0, -3));
  const own = [...bodies]
    .filter(([name]) => !isTwin(name))
    .map(([name, body]) => {
      const br = bodies.get(`${name}.br`);
      const gzip = bodies.get(`${name}.gz`);
      return { name, body, ...(br && { br }), ...(gzip && { gzip }) };
    });
  return [...kept, ...own];
}

/** The file with this server's address for canonical links, sitemap and feed; compressed anew when it is first sent. */
function withAddress(file: SiteFile, siteUrl: string): SiteFile {
  if (siteUrl === defaultOrigin || !isCompressible(typeOf(file.name)) || !file.body.includes(defaultOrigin))
    return file;
  return { name: file.name, body: Buffer.from(file.body.toString().replaceAll(defaultOrigin, siteUrl)) };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const shown = entries.filter(({ name }) => !name.startsWith("."));
  const files = shown.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(files)).flat();
}

/** The path at which a file is served: `/contact` for `contact/index.html`. */
export function pathOfFile(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}
