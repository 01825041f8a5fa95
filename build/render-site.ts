import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder } from "#content/content-folder.ts";
import { ContentError } from "#content/load-practice.ts";
import { isCompressible, typeOf } from "#server/pages/media-types.ts";
import { syncFolder } from "#server/release/sync-folder.ts";
import { settings } from "./build-settings.ts";
import { compressFile } from "./compress-file.ts";
import { finishPage } from "./finish-page.ts";
import { linkFile } from "./link-file.ts";
import { assetList, rendererEntry, rendererFolder } from "./renderer-folder.ts";

type Renderer = typeof import("./page-renderer.ts");
type Page = Awaited<ReturnType<Renderer["listPages"]>>[number];

// Renders the words of CONTENT_DIR with the bundle in one folder into another, for the address under which they are served.
const [from = "dist", to = from, siteUrl = settings.siteUrl] = process.argv.slice(2);
const lateFiles = new Map<string, string>();

await render().catch((error: unknown) => {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});

async function render(): Promise<void> {
  const assets = JSON.parse(await readFile(assetList(from), "utf8")) as string[];
  for (const name of assets) await takeAsset(name);
  const entry = pathToFileURL(resolve(rendererFolder(from), rendererEntry)).href;
  const renderer = (await import(entry)) as Renderer;
  for (const page of await renderer.listPages()) await renderPage(renderer, page);
  for (const [path, text] of lateFiles) await writeCompressed(path.slice(1), Buffer.from(text));
  for (const folder of [contentFolder, to]) await syncFolder(folder);
}

async function takeAsset(name: string): Promise<void> {
  if (from === to) return compressFile(join(to, name), await readFile(join(to, name)));
  await mkdir(dirname(join(to, name)), { recursive: true });
  await linkFile(join(from, name), join(to, name));
  for (const ending of [".br", ".gz"])
    await linkFile(join(from, name + ending), join(to, name + ending)).catch(() => {});
}

async function renderPage(renderer: Renderer, page: Page): Promise<void> {
  const name = fileOf(page);
  const response = await renderer.renderPage(new Request(new URL(page.pathname, settings.siteUrl)), page);
  if (!isCompressible(typeOf(name))) return write(name, Buffer.from(await response.arrayBuffer()));
  const text = (await response.text()).replaceAll(settings.siteUrl, siteUrl);
  await writeCompressed(name, Buffer.from(name.endsWith(".html") ? finishPage(text, lateFiles) : text));
}

/** The file in which a web server looks for a page. */
function fileOf({ pathname, route }: Page): string {
  const path = pathname.replace(/^\/|\/$/g, "");
  if (route.type === "endpoint") return path;
  return path === "404" || path === "500" ? `${path}.html` : join(path, "index.html");
}

async function writeCompressed(name: string, body: Buffer): Promise<void> {
  await write(name, body);
  await compressFile(join(to, name), body);
}

async function write(name: string, body: Buffer): Promise<void> {
  await mkdir(dirname(join(to, name)), { recursive: true });
  await writeFile(join(to, name), body);
}
