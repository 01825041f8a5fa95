import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import type { Page } from "./fixtures.ts";

/** The button of narrow screens that opens the menus as a sheet. */
export const menuButton = (page: Page, locale: Locale = "en") =>
  page.getByRole("button", { name: shellWords[locale].openMenu });

/** The header's menus: a sheet on narrow screens, a row on wide ones. */
export const menuSheet = (page: Page, locale: Locale = "en") =>
  page.getByRole("navigation", { name: shellWords[locale].mainMenu });
