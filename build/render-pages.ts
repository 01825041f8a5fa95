import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder } from "#content/content-folder.ts";
import { isCompressible, typeOf } from "#server/pages/media-types.ts";
import { writeDigests } from "#server/pages/site-folder.ts";
import { syncFolder } from "#server/release/sync-folder.ts";
import { settings } from "./build-settings.ts";
import { compressFile } from "./compress-file.ts";
import { finishPage } from "./finish-page.ts";
import { linkFile } from "./link-file.ts";
import { assetList, rendererEntry, rendererFolder } from "./renderer-folder.ts";

type Renderer = typeof import("./page-renderer.ts");
type Page = Awaited<ReturnType<Renderer["listPages"]>>[number];

type Rendering = {
  from: string;
  /** The folder of the new site; that of the bundle when it is built for the first time. */
  to: string;
  siteUrl: string;
};

/** Renders the words of CONTENT_DIR with the bundle in one folder into another, and writes both to the disk for good. */
export async function renderPages(rendering: Rendering): Promise<void> {
  const { from, to } = rendering;
  const assets = JSON.parse(await readFile(assetList(from), "utf8")) as string[];
  for (const name of assets) await takeAsset(name, rendering);
  const entry = pathToFileURL(resolve(rendererFolder(from), rendererEntry)).href;
  const renderer = (await import(entry)) as Renderer;
  const lateFiles = new Map<string, string>();
  for (const page of await renderer.listPages()) {
    const name = fileOf(page);
    await write(join(to, name), name, await renderPage(renderer, page, rendering, lateFiles));
  }
  for (const [path, text] of lateFiles) await write(join(to, path), path, Buffer.from(text));
  await writeDigests(to);
  for (const folder of [contentFolder, to]) await syncFolder(folder);
}

async function takeAsset(name: string, { from, to }: Rendering): Promise<void> {
  if (from === to) return compressFile(join(to, name), await readFile(join(to, name)));
  await mkdir(dirname(join(to, name)), { recursive: true });
  await linkFile(join(from, name), join(to, name));
  for (const ending of [".br", ".gz"])
    await linkFile(join(from, name + ending), join(to, name + ending)).catch(() => {});
}

async function renderPage(
  renderer: Renderer,
  page: Page,
  { siteUrl }: Rendering,
  lateFiles: Map<string, string>,
): Promise<Buffer> {
  const name = fileOf(page);
  const response = await renderer.renderPage(new Request(new URL(page.pathname, settings.siteUrl)), page);
  if (!isCompressible(typeOf(name))) return Buffer.from(await response.arrayBuffer());
  const text = (await response.text()).replaceAll(settings.siteUrl, siteUrl);
  return Buffer.from(name.endsWith(".html") ? finishPage(text, lateFiles) : text);
}

/** The file in which a web server looks for a page. */
function fileOf({ pathname, route }: Page): string {
  const path = pathname.replace(/^\/|\/$/g, "");
  if (route.type === "endpoint") return path;
  return path === "404" || path === "500" ? `${path}.html` : join(path, "index.html");
}

async function write(file: string, name: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (isCompressible(typeOf(name))) await compressFile(file, body);
}
