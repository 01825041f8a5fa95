import { pathOf } from "#content/routes.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { type FilledPage, filledPages, type PageValues } from "#domain/templates/filled-pages.ts";
import { compileTemplate, type Template } from "../html/fill-template.ts";
import type { SiteFile } from "./read-site.ts";

export type FillPage = <Page extends FilledPage>(
  page: Page,
  locale: Locale,
  values: PageValues<Page>,
) => string;

const templatePages = (Object.keys(filledPages) as FilledPage[]).flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathOf(page, locale) })),
);
/** Astro writes error pages as `404.html`, not as `404/index.html`. */
const pathsOf = (path: string) => [path, `${path}.html`];

/** The paths of template pages: their built HTML is never sent unfilled. */
export const templatePaths: ReadonlySet<string> = new Set(templatePages.flatMap(({ path }) => pathsOf(path)));

/** Creates the function that fills template pages; each is compiled at its first use. Throws when the build lacks one. */
export function createFillPage(files: ReadonlyMap<string, SiteFile>): FillPage {
  const templates = new Map(
    templatePages.map(({ page, locale, path }) => {
      const [file] = pathsOf(path).flatMap((name) => files.get(name) ?? []);
      if (!file) throw new Error(`The built site holds no page ${path}.`);
      let template: Template | undefined;
      const openTemplate = () => {
        template ??= compileTemplate(file.body.toString());
        return template;
      };
      return [`${page} ${locale}`, openTemplate] as const;
    }),
  );
  return (page, locale, values) => templates.get(`${page} ${locale}`)?.()(values) ?? "";
}
