import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./fixtures.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects that axe finds nothing on the page as it stands, by all its rules or by those named. */
export async function expectNoViolation(page: Page, where = "", rules?: string[]) {
  // No page of ours has frames; without them axe need not open a window of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  const list = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(list, where).toEqual([]);
}

/** How far a page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
