import { localeOfPath, pathOf, redirects, routeNames } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";
import type { Edit } from "#domain/website/edits.ts";
import { pathOfFile, readSite, type SiteFile } from "../pages/read-site.ts";
import type { PublishReason } from "./build-error.ts";
import { editedTexts, readableText } from "./edited-texts.ts";

/** The smallest part of its former size that a page may have. */
const smallestPart = 0.8;
/** How often what was taken out of the content may have stood on a page: as text, and for search engines. */
const mostOften = 2;
/** What the server answers and no file of the site does. */
const madeByServer =
  /^\/(?:functions|booking|auth|office|appointments|newsletter)\/|^\/(?:plan\.pdf|(?:es\/)?deadlines\.ics)$/;
/** A file of `public/` that is no page. */
const emptyFrame = "forward.html";

type Check = {
  site: readonly SiteFile[];
  /**
   * The sizes of the files that are served, by their names; undefined for what was live. That passed when it was published,
   * and an update may have taken away what it links to.
   */
  former: ReadonlyMap<string, number> | undefined;
  /** By how many bytes the content is smaller than that of `former`. */
  taken?: number | undefined;
  siteUrl: string;
  edits: readonly Edit[];
};
type Files = ReadonlyMap<string, SiteFile>;

type FolderCheck = Omit<Check, "site"> & { folder: string };

export const checkFolder = async ({ folder, ...check }: FolderCheck) =>
  checkSite({ ...check, site: await readSite(folder, check.siteUrl) });

export const sizesOf = (site: readonly SiteFile[]) =>
  new Map(site.map(({ name, body }) => [name, body.length]));

/**
 * Checks a built site before it is served: every page in both languages, of about its former size but for what edits took
 * out, with a policy and without dead links, and the edited values on pages. Returns what is wrong, else undefined.
 */
export function checkSite({ site, former, taken = 0, siteUrl, edits }: Check): PublishReason | undefined {
  const files: Files = new Map(site.map((file) => [addressOf(file), file]));
  const problem = missingPage(files) ?? firstProblem(files, missingPolicy);
  if (problem || !former) return problem;
  const sizes = new Map([...former].map(([name, size]) => [addressOf({ name }), size]));
  const checkPage: CheckPage = (path, html) =>
    lostSize(path, html, sizes.get(path) ?? 0, taken) ?? deadLink(path, html, files, siteUrl);
  return firstProblem(files, checkPage) ?? missingText(files, edits);
}

const addressOf = ({ name }: Pick<SiteFile, "name">) => pathOfFile(name).replace(/\.html$/, "");

function missingPage(files: Files): PublishReason | undefined {
  const paths = locales.flatMap((locale) => routeNames.map((route) => pathOf(route, locale)));
  const path = paths.find((each) => !files.has(each));
  return path ? { code: "missingPage", path, text: `The page ${path} is missing.` } : undefined;
}

type CheckPage = (path: string, html: string) => PublishReason | undefined;

function firstProblem(files: Files, check: CheckPage, ends = /\.html$/): PublishReason | undefined {
  for (const [path, { name, body }] of files) {
    if (!ends.test(name) || name === emptyFrame) continue;
    const problem = check(path, body.toString());
    if (problem) return problem;
  }
  return undefined;
}

function lostSize(path: string, html: string, formerSize: number, taken: number): PublishReason | undefined {
  const size = Buffer.byteLength(html);
  if (size >= formerSize * smallestPart - taken * mostOften) return undefined;
  const percent = Math.round((size / formerSize) * 100);
  const text = `The page ${path} has only ${percent} % of its former size.`;
  return { code: "smallPage", path, percent, text };
}

function missingPolicy(path: string, html: string): PublishReason | undefined {
  return html.includes('<meta http-equiv="content-security-policy"')
    ? undefined
    : { code: "unsafePage", path, text: `The page ${path} has no content security policy.` };
}

function deadLink(path: string, html: string, files: Files, siteUrl: string): PublishReason | undefined {
  const isKnown = (target: string) => files.has(target) || redirects.has(target) || madeByServer.test(target);
  // The server leads from the address with a slash at its end to that without one.
  const target = linksIn(html, siteUrl).find((each) => !isKnown(each) && !isKnown(each.replace(/\/$/, "")));
  if (!target) return undefined;
  const text = `The page ${path} links to ${target}, which is no page of the site.`;
  return { code: "deadLink", path, target, text };
}

function linksIn(html: string, siteUrl: string): string[] {
  const values = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, value = ""]) => value);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].map(([, value = ""]) => value);
  values.push(...sets.flatMap((set) => set.split(",").map((each) => each.trim().split(" ")[0] ?? "")));
  const paths = values.flatMap((value) => {
    if (value.startsWith(`${siteUrl}/`)) return [value.slice(siteUrl.length)];
    return /^\/(?!\/)/.test(value) ? [value] : [];
  });
  return [...new Set(paths.map((path) => decoded(path.split(/[?#]/)[0] ?? "")))];
}

/** A path without its escapes; with invalid ones it stays as it is, and is found to lead nowhere. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function missingText(files: Files, edits: readonly Edit[]): PublishReason | undefined {
  const missing = new Set(editedTexts(edits));
  // Templates and island props stand in files of their own.
  firstProblem(
    files,
    (path, html) => {
      if (missing.size === 0) return undefined;
      const page = readableText(html);
      for (const each of missing) {
        const isOwn = path.startsWith("/_astro/") || localeOfPath(path) === each.locale;
        if (isOwn && page.includes(readableText(each.text))) missing.delete(each);
      }
      return undefined;
    },
    /\.(?:html|json|js|txt)$/,
  );
  const [first] = missing;
  if (!first) return undefined;
  const quote = first.text.slice(0, 60);
  const text = `The edited text "${quote}" stands on no page (${first.locale}).`;
  return { code: "missingText", quote, text };
}
