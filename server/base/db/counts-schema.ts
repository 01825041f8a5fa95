import type { Locale } from "#domain/locale.ts";

/** How often a page of the website was opened on a day. Nothing tells of who opened it. */
export type PageCountsTable = {
  /** By the practice's clock, like `2026-11-20`. */
  day: string;
  /** A path of the site without its language: `/services/payroll`. */
  path: string;
  locale: Locale;
  count: number;
};

/** How often a site led to a page of the website on a day. */
export type ReferrerCountsTable = {
  day: string;
  /** Without `www.`; empty for those who came by themselves, `other` beyond the number of hosts that a day keeps apart. */
  host: string;
  count: number;
};
