import { locales } from "#domain/locale.ts";

/** Both languages of a doorway that stands in `pages/[...locale]/`: English at the root, Spanish under `/es`. */
export function localePaths() {
  return locales.map((locale) => ({
    params: { locale: locale === "en" ? undefined : locale },
    props: { locale },
  }));
}
