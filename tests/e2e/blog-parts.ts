import type { Page } from "./fixtures.ts";

/** How many articles there are, the featured one included, in each language. */
export const articleCount = 9;

export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
