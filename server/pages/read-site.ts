import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** A file of the built site, with the compressed twins the build put beside it. */
export type SiteFile = { name: string; body: Buffer; br?: Buffer; gzip?: Buffer };

/** Reads the built site whole; hidden files and links are left out. Throws when the folder holds no home page. */
export function readSite(folder: string): SiteFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bodies = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [file.slice(join(folder, sep).length).split(sep).join("/"), file])
      .filter(([name]) => !name.split("/").some((part) => part.startsWith(".")))
      .map(([name, file]): [string, Buffer] => [name, readFileSync(file)]),
  );
  if (!bodies.has("index.html")) throw new Error(`${folder} holds no index.html`);
  const isTwin = (name: string) => /\.(?:br|gz)$/.test(name) && bodies.has(name.slice(0, -3));
  return [...bodies]
    .filter(([name]) => !isTwin(name))
    .map(([name, body]) => {
      const br = bodies.get(`${name}.br`);
      const gzip = bodies.get(`${name}.gz`);
      return { name, body, ...(br && { br }), ...(gzip && { gzip }) };
    });
}

/** The address a file is served at: `contact/index.html` is `/contact`. */
export function pathOfFile(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}
