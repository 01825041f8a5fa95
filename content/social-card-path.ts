import type { Locale } from "#domain/locale.ts";

/**
 * Where the picture of a page stands that other sites show beside a link to it. `plainPath` is the page's path
 * without its language: `/services/payroll` in English is `/social/en/services/payroll.png`, home `/social/en/index.png`.
 */
export function socialCardPath(plainPath: string, locale: Locale): string {
  return `/social/${locale}${plainPath === "/" ? "/index" : plainPath}.png`;
}

/** The size of every card, as `og:image:width` and `og:image:height` say it. */
export const socialCardSize = { width: 1200, height: 630 } as const;
