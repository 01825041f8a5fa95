import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./fixtures.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Without options all of the page is looked at by all rules. */
type Options = { rules?: string[]; part?: string };

/** Expects that axe finds nothing on the page as it stands. */
export async function expectNoViolation(page: Page, where = "", { rules, part }: Options = {}) {
  // No page of ours has frames; without them axe need not open a window of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  const list = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(list, where).toEqual([]);
}

/** Looks at a state in both themes: by all rules in the light one, at the colours in the dark one. */
export async function expectSoundInBothThemes(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolation(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoViolation(page, `${state}, dark`, { rules: ["color-contrast"] });
}

/** How far a page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
