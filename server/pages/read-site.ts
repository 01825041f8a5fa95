import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isCompressible, typeOf } from "./media-types.ts";

/** A file of the built site, with the `.br` and `.gz` files that the build wrote beside it. */
export type SiteFile = { name: string; body: Buffer; br?: Buffer; gzip?: Buffer };

/** Where a site lives that was built without SITE_URL. */
const defaultOrigin = "http://localhost:3000";

/**
 * Reads the built site into memory, with the address of this server, without hidden files and symbolic links. Throws
 * when the folder has no home page.
 */
export async function readSite(folder: string, siteUrl = defaultOrigin): Promise<SiteFile[]> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`${folder} holds no built site: run \`npm run build\` first.`);
  return (await readFiles(folder)).map((file) => withAddress(file, siteUrl));
}

/** Reads those files of a site whose names say what they hold, but for the known ones; an older page may ask for them. */
export async function readAssets(folder: string, known: ReadonlySet<string>): Promise<SiteFile[]> {
  return existsSync(join(folder, "_astro")) ? readFiles(folder, "_astro", known) : [];
}

/** How many files are read at once: a thousand would hold up the server. */
const mostAtOnce = 16;

async function readFiles(root: string, below = "", known?: ReadonlySet<string>): Promise<SiteFile[]> {
  const nameOf = (path: string) => relative(root, path).split(sep).join("/");
  const isWanted = (path: string) => !known?.has(nameOf(path).replace(/\.(?:br|gz)$/, ""));
  const paths = (await filesIn(join(root, below))).filter(isWanted);
  const bodies = new Map<string, Buffer>();
  for (let at = 0; at < paths.length; at += mostAtOnce) {
    const some = paths.slice(at, at + mostAtOnce);
    const read = await Promise.all(some.map(async (path) => [nameOf(path), await readFile(path)] as const));
    for (const [name, body] of read) bodies.set(name, body);
  }
  const isTwin = (name: string) => /\.(?:br|gz)$/.test(name) && bodies.has(name.slice(0, -3));
  return [...bodies]
    .filter(([name]) => !isTwin(name))
    .map(([name, body]) => {
      const br = bodies.get(`${name}.br`);
      const gzip = bodies.get(`${name}.gz`);
      return { name, body, ...(br && { br }), ...(gzip && { gzip }) };
    });
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
