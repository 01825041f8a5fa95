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
/** Astro writes a page for errors as a file of its own name. */
const pathsOf = (path: string) => [path, `${path}.html`];

/** What was built under these paths is never sent as it is. */
export const templatePaths: ReadonlySet<string> = new Set(templatePages.flatMap(({ path }) => pathsOf(path)));

/** Fills pages of the built site, each parsed when it is first asked for. Throws when the build lacks one. */
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
