import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A file of the built site, with the `.br` and `.gz` files that the build wrote beside it. */
export type SiteFile = { name: string; body: Buffer; br?: Buffer; gzip?: Buffer };

/** Reads the built site into memory without hidden files and symbolic links. Throws when the folder has no home page. */
export function readSite(folder: string): SiteFile[] {
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
      return { name, body, ...(br && { br }), ...(gzip && { gzip }) };
    });
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
