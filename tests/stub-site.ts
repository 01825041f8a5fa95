import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { v7 } from "uuid";
import { parse, parseDocument } from "yaml";
import { loadPractice } from "#content/load-practice.ts";
import { pathOf, routeNames } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";
import type { Edit } from "#domain/website/edits.ts";
import type { Db } from "#server/base/db/open-database.ts";
import type { CurrentSettings } from "#server/content/current-settings.ts";
import type { BuildRelease } from "#server/release/build-release.ts";
import { makeFiles } from "#server/release/make-files.ts";
import type { Release } from "#server/release/read-release.ts";
import { releasesFolder } from "#server/release/release-folder.ts";
import type { Releases } from "#server/release/releases.ts";

/** The practice's name as an edit of it, for sites that differ in nothing else. */
export const nameEdit = (name: string) => JSON.stringify([{ path: "business/name", value: name, base: "" }]);

/** Writes the shipped content with another name of the practice, if the edits hold one. */
function writeName(edits: readonly Edit[], folder: string): readonly Edit[] {
  cpSync("content", folder, { recursive: true, filter: (name) => !name.startsWith("content/words") });
  const file = join(folder, "practice/business.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const { value } of edits) document.set("name", value);
  writeFileSync(file, String(document));
  return edits;
}

/** Makes a site of words. */
export type MakeSite = (options: { content: string; out: string; signal: AbortSignal }) => Promise<void>;

/** Makes the files of releases in this process. */
const releaseStub =
  (makeSite: MakeSite, write?: typeof writeName): BuildRelease =>
  ({ signal, tell, ...task }) =>
    makeFiles(task, {
      render: (folders) => makeSite({ ...folders, signal }),
      tell,
      ...(write && { write }),
    });

/** Builds a site in no time: every page says the practice's name, and one asset is named by it. */
export const buildStub: MakeSite = async ({ content, out }) => {
  const { name } = parse(readFileSync(join(content, "practice/business.yaml"), "utf8")) as { name: string };
  for (const [file, text] of stubFiles(name)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
};

/** What `npm run build` would have made. */
export const stubRelease = (): Release => ({
  name: "shipped",
  practice: loadPractice(),
  content: "content",
  site: stubFiles("Ventanilla Tax & Business").map(([name, text]) => ({ name, body: Buffer.from(text) })),
});

/** How a server makes stub sites. */
export const stubOptions = {
  build: releaseStub(buildStub, writeName),
  poll: 50,
  measureSpace: async () => ({ memory: 2e9, disk: 2e9 }),
};

/** Builds a stub site whose pages say all texts of the practice. */
const buildTexts: MakeSite = async (options) => {
  await buildStub(options);
  const folder = join(options.content, "practice");
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const said = texts.join("\n").replace(/price: (\d+)/g, "$$$1");
  for (const name of readdirSync(options.out, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html")) appendFileSync(join(options.out, name), `<p>${said}</p>`);
};

/** The options of an app that makes stub sites of all edits, not of the name alone. */
export const editedStub = () => ({
  shipped: stubRelease(),
  releaseOverrides: {
    ...stubOptions,
    build: releaseStub(buildTexts),
  },
});

/** The options of an app that makes stub sites. */
export const stub = ({
  build,
  ...options
}: Partial<Omit<typeof stubOptions, "build"> & { build: MakeSite }> = {}) => ({
  shipped: stubRelease(),
  releaseOverrides: { ...stubOptions, ...options, ...(build && { build: releaseStub(build, writeName) }) },
});

/** The name that a page of a server says. */
export const shownName = async (url: string) =>
  /<h1>(.*)<\/h1>/.exec(await (await fetch(`${url}/contact`)).text())?.[1];

/** For an app without a server. */
export const noReleases: Releases = {
  publish: async () => ({ result: "busy" }),
  preview: async () => ({ result: "busy" }),
  open: async () => stubRelease(),
  publishing: async () => undefined,
  follow: async () => {},
  close: async () => {},
};

/** The same of settings: those of the files. */
export const noSettings: CurrentSettings = {
  over: (practice) => practice,
  refresh: async () => {},
  close: async () => {},
};

/** A revision that gives the practice another name, or makes other edits. */
export async function insertRevision(db: Db, name: string, edits = nameEdit(name)): Promise<string> {
  const id = v7();
  const texts = { step: "" as const, reason: "", actor_id: "elena", created_at: new Date().toISOString() };
  await db
    .insertInto("content_revisions")
    .values({ id, edits, state: "queued", ...texts, live_at: null })
    .execute();
  return id;
}

/** The files of a stub site, by their names. */
export function stubFiles(name: string): [file: string, text: string][] {
  const asset = `_astro/name.${createHash("sha256").update(name).digest("hex").slice(0, 8)}.js`;
  const page = (locale: string) =>
    `<!doctype html><html lang="${locale}"><head><meta http-equiv="content-security-policy" content="default-src 'self'"><meta property="og:site_name" content="${name}"><script type="module" src="/${asset}"></script></head><body><h1>${name}</h1></body></html>`;
  const pages = locales.flatMap((locale) =>
    routeNames.map((route): [string, string] => [
      `${pathOf(route, locale).slice(1)}/index.html`.replace(/^\//, ""),
      page(locale),
    ]),
  );
  return [...pages, [asset, `console.log(${JSON.stringify(name)})`]];
}

/** The names that the pages of a server say, each once: one for a whole site. */
export async function namesOnPages(url: string): Promise<string[]> {
  const names = await Promise.all(
    ["/", "/contact", "/es", "/es/faqs", "/services", "/es/terms"].map(async (path) => {
      const page = await (await fetch(url + path)).text();
      return /property="og:site_name" content="([^"]*)"/.exec(page)?.[1] ?? `nothing on ${path}`;
    }),
  );
  return [...new Set(names)];
}

/** The names of the releases that lie in a data folder. */
export function keptIn(dataDir: string): string[] {
  const folder = releasesFolder(dataDir);
  return existsSync(folder) ? readdirSync(folder) : [];
}
