import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { templateBlanks } from "#domain/people/template-blanks.ts";
import { expect, type Page, test } from "./fixtures.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Without options all of the page is looked at by all rules. */
type Options = { rules?: string[]; part?: string };

/** Expects that axe finds nothing on the page as it stands, and no `{name}` of our words that was not filled in. */
export async function expectNoViolation(page: Page, where = "", { rules, part }: Options = {}) {
  const state = await page.evaluate(() => ({
    hasAxe: "axe" in window,
    endsFirefox: navigator.userAgent.includes("Firefox") && location.pathname === "/office/account",
  }));
  // Firefox 153 ends the process of the account's page, by an assertion of its own, some time after axe has looked at it.
  if (state.endsFirefox) return;
  // Once for each document: to compile axe takes as long as to run it.
  if (!state.hasAxe) await page.evaluate(source);
  const runOnly = rules ?? tags;
  const list = await page.evaluate(
    async ({ part, runOnly }) => {
      // What fades in has its colours only at the end.
      const running = document.getAnimations().filter(({ playState, effect }) => {
        return playState === "running" && effect?.getTiming().iterations !== Infinity;
      });
      await Promise.allSettled(running.map(({ finished }) => finished));
      // axe knows no top layer: what is sticky behind a modal dialog would count as standing on it.
      for (const dialog of document.querySelectorAll<HTMLElement>("dialog:modal"))
        dialog.style.zIndex = "2147483647";
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(part ?? document, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { part, runOnly },
  );
  expect(list, where).toEqual([]);
  await expectNoBlank(page, where);
}

/** Expects no `{name}` of our words that was not filled in. */
export async function expectNoBlank(page: Page, where: string) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll("main, dialog:modal")].map(({ textContent }) => textContent),
  );
  const known: readonly string[] = templateBlanks;
  const blanks = texts.join(" ").match(/\{\w+\}/g) ?? [];
  expect(
    blanks.filter((blank) => !known.includes(blank.slice(1, -1))),
    where,
  ).toEqual([]);
}

/** The themes that a project of the soak looks at; the gate looks at the light one. */
export type Themes = ("light" | "dark")[];

/**
 * What of a state is new where the gate has looked at the rest before, in this language or the other: a part, as a
 * selector, or nothing. The gate looks at that alone, the soak always at the whole page.
 */
export type Look = { part?: string; isNew?: boolean };

/** Looks at a state in the themes of the project: by all rules in the light one, at the colours in the dark one. */
export async function expectSoundInItsThemes(page: Page, state: string, { part, isNew = true }: Look = {}) {
  const { themes } = test.info().project.metadata as { themes?: Themes };
  if (!themes && !isNew) return expectNoBlank(page, state);
  for (const theme of themes ?? (["light"] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const whole = theme === "dark" ? { rules: ["color-contrast"] } : {};
    const options = part && !themes ? { part } : whole;
    await expectNoViolation(page, `${state}, ${theme}`, options);
  }
}

/** How far a page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
