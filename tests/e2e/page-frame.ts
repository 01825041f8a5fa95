import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, type Page } from "./fixtures.ts";

/** What stands around the words of every page, by the names its visitors know. */
export const header = (page: Page) => page.getByRole("banner");
export const footer = (page: Page) => page.getByRole("contentinfo");
/** The dialog that stands open; a closed one has no role. */
export const openDialog = (page: Page) => page.getByRole("dialog");
export const menuButton = (page: Page, locale: Locale) =>
  header(page).getByRole("button", { name: shellWords[locale].openMenu });
/** The menus: a sheet on narrow screens, once it is open, and a row of the header on wide ones. */
export const menuSheet = (page: Page, locale: Locale) =>
  header(page).getByRole("navigation", { name: shellWords[locale].mainMenu });
export const languageSwitch = (page: Page, locale: Locale) =>
  header(page).getByRole("link", { name: shellWords[locale].otherLanguage, exact: true });
export const themeChoice = (page: Page, locale: Locale, theme: "system" | "light" | "dark") =>
  footer(page).getByRole("radio", { name: shellWords[locale].theme[theme] });

/** The page's script follows the first frame; it has improved the page once it has noted where the visit began. */
export const improved = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem("visit"))).not.toBeNull();

/** Goes back or forward as the browser's buttons do. Playwright's own way waits for a load, which a step inside a page lacks in a stock Firefox. */
export const stepInHistory = (page: Page, steps: -1 | 1) =>
  page.evaluate((count) => history.go(count), steps);
