import { existsSync, readdirSync, readFileSync } from "node:fs";
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
export function readSite(folder: string, siteUrl = defaultOrigin): SiteFile[] {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`${folder} holds no built site: run \`npm run build\` first.`);
  const bodies = new Map(
    filesIn(folder).map((file): [string, Buffer] => [
      relative(folder, file).split(sep).join("/"),
      readFileSync(file),
    ]),
  );
  const isTwin = (name: string) => /\.(?:br|gz)$/.test(name) && bodies.has(name.slice(0, -3));
  return [...bodies]
    .filter(([name]) => !isTwin(name))
    .map(([name, body]) => {
      const br = bodies.get(`${name}.br`);
      const gzip = bodies.get(`${name}.gz`);
      return withAddress({ name, body, ...(br && { br }), ...(gzip && { gzip }) }, siteUrl);
    });
}

/** The file with this server's address for canonical links, sitemap and feed; compressed anew when it is first sent. */
function withAddress(file: SiteFile, siteUrl: string): SiteFile {
  if (siteUrl === defaultOrigin || !isCompressible(typeOf(file.name)) || !file.body.includes(defaultOrigin))
    return file;
  return { name: file.name, body: Buffer.from(file.body.toString().replaceAll(defaultOrigin, siteUrl)) };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}

/** The path at which a file is served: `/contact` for `contact/index.html`. */
export function pathOfFile(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}
