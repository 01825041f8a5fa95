import type { Locator } from "@playwright/test";
import { fillCount } from "#content/format/fill-in.ts";
import { plainPath, routes } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { shellWords } from "#content/words/shell.ts";
import { sitePaths } from "../site-paths.ts";
import { bookTime } from "./desk-steps.ts";
import { choose, expect, languages, mechanics, type Page, prefixOf, soakUnless, test } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";
import { tabTo } from "./keyboard.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { goToScreen } from "./office-steps.ts";
import { isInGate } from "./page-templates.ts";
import { startPractice } from "./start-practice.ts";
import { spaceText } from "./text-spacing.ts";
import { partsOf, tierPages } from "./tier-pages.ts";

const tierPage = tierPages.find(({ route }) => route === "inPerson") as (typeof tierPages)[number];
const served = sitePaths.filter(
  ({ path }) => !/\/(?:404|500|503|mailed-link|appointments\/manage)$/.test(path),
);

for (const locale of languages) {
  const address = prefixOf[locale] + tierPage.path;

  test(
    `a ${locale} booking can be made with the keyboard alone`,
    mechanics(locale),
    async ({ page, office }) => {
      const email = newAddress();
      const parts = partsOf(page, tierPage, locale);
      await page.goto(address);
      await tabTo(page, page.getByRole("link", { name: shellWords[locale].skip }), 1);
      await page.keyboard.press("Enter");
      await tabTo(page, parts.radios.first(), 12);
      await page.keyboard.press("ArrowDown");
      await expect(parts.radios.nth(1)).toBeChecked();
      await tabTo(page, parts.goOn, 1);
      await page.keyboard.press("Enter");
      await expect(parts.dialog).toBeVisible();
      const { labels } = formWords[locale][tierPage.kind];
      for (const [name, text] of [
        ["name", "Ana"],
        ["email", email],
        ["phone", "9725550199"],
      ] as const) {
        await tabTo(page, parts.dialog.getByLabel(labels[name]), 3);
        await page.keyboard.type(text);
      }
      await tabTo(page, parts.submit, 4);
      await page.keyboard.press("Enter");
      await expect(parts.dialog).toBeHidden();
      await expect(parts.chosen).toHaveCount(0);
      await mailTo(office, email);
    },
  );

  test(
    `with forced colours the chosen tier and the focus stand out, ${locale}`,
    mechanics(locale),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(address);
      const parts = partsOf(page, tierPage, locale);
      await parts.radios.nth(0).focus();
      await page.keyboard.press("Space");
      const focused = await edgeOf(page, 0);
      expect(focused.outlineStyle).toBe("solid");
      expect(Number.parseFloat(focused.outlineWidth)).toBeGreaterThanOrEqual(2);
      await page.keyboard.press("Tab");
      const other = await edgeOf(page, 1);
      await expect.poll(async () => (await edgeOf(page, 0)).borderColor).not.toBe(other.borderColor);
      const chosen = await edgeOf(page, 0);
      expect(chosen.outlineStyle).toBe("solid");
      expect(chosen.markColor).not.toBe(other.markColor);
      const button = await parts.goOn.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(button).not.toBe("none");
    },
  );

  test(
    `where less motion is asked for nothing moves by itself, ${locale}`,
    mechanics(locale),
    async ({ page }) => {
      const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(address);
      expect(await scrolling()).toBe("smooth");
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await scrolling()).toBe("auto");
      const parts = partsOf(page, tierPage, locale);
      await parts.cards.nth(1).click();
      await parts.goOn.click();
      await expect(parts.dialog).toBeVisible();
      await parts.submit.click();
      await expect(parts.dialog.locator(".problem:visible")).toHaveCount(1);
      const moving = await page.evaluate(() =>
        document.getAnimations().map((animation) => `${animation.effect?.getComputedTiming().duration}`),
      );
      expect(moving.filter((duration) => Number(duration) > 1)).toEqual([]);
    },
  );

  test.describe(`without script, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    for (const [title, paths, details] of [
      ["every template", served.filter(({ path }) => isInGate(path)), mechanics(locale, "es")],
      ["every page", served, soakUnless(false)],
    ] as const) {
      test(`${title} shows all of its headings`, details, async ({ page }) => {
        for (const { path } of paths.filter((each) => each.locale === locale)) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          const headings = page.locator("main :is(h1, h2)");
          await expect(headings.filter({ visible: true }).first()).toBeVisible();
          // The wizard's plan comes of its answers, which without script are answered by a page of its own.
          const late = plainPath(path) === routes.startYourBusiness ? 1 : 0;
          await expect(headings.filter({ visible: false }), path).toHaveCount(late);
        }
      });
    }
  });
}

test("the office can be read in forced colours, with spaced letters, in a low window and on paper", async ({
  page,
}) => {
  const now = new Date("2026-11-16T15:00:00Z");
  const office = await startPractice({ NOW: now.toISOString() });
  await bookTime(office, "Ana Prueba", "16T14:00", "es");
  await page.emulateMedia({ forcedColors: "active" });
  await page.clock.setFixedTime(now);
  const session = await signInAt(office, { now, locale: "es" });
  await openOffice(page, office.url, session);
  const outlineOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);
  const menuLink = (title: "today" | "people" | "calendar") =>
    page.getByRole("link", { name: officeShellWords.es.titles[title] }).first();
  await expect.poll(() => outlineOf(menuLink("today"))).toBe("solid");
  expect(await outlineOf(menuLink("people"))).toBe("none");

  await menuLink("calendar").click();
  const legend = page.getByRole("main").locator("p[aria-hidden=true] > span");
  await expect(legend).toHaveCount(3);
  const lines = await legend.evaluateAll((ways) => ways.map((way) => getComputedStyle(way).borderLeftStyle));
  expect(new Set(lines).size).toBe(3);
  await page.getByRole("button", { name: /Ana Prueba/ }).click();
  await page.getByRole("button", { name: calendarWords.es.entry.move }).click();
  const times = page.getByRole("dialog").getByRole("radio", { name: /^\d+:\d\d/ });
  await choose(times.nth(1));
  const faceOf = (place: number) => times.nth(place).locator("xpath=following-sibling::span");
  expect(await outlineOf(faceOf(1))).toBe("solid");
  expect(await outlineOf(faceOf(0))).toBe("none");
  await page.setViewportSize({ width: 360, height: 780 });
  await spaceText(page);
  const lengths = await times.evaluateAll((radios) =>
    radios.map(({ parentElement }) => [parentElement?.scrollWidth, parentElement?.clientWidth]),
  );
  expect(lengths.filter(([text = 0, button = 0]) => text > button)).toEqual([]);
  await page.keyboard.press("Escape");

  // A desktop at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await goToScreen(page, "/people");
  await page.locator("[data-person-row]").focus();
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: fillCount(peopleWords.es.selected, 1) });
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).not.toBeInViewport({ ratio: 0.5 });
  await page.locator("[data-person-row]").click();
  const note = page.getByRole("button", { name: answerWords.es.channels.note });
  await expect(note).toBeAttached();
  await expect(note).not.toBeInViewport();
  await expect(async () => {
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.setViewportSize({ width: 360, height: 780 });
  const verbs = note.locator("..");
  await expect(verbs).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(verbs).toBeHidden();
  await page.close();
  await office.end();
});

/** How the card of a tier and its mark are drawn. */
const edgeOf = (page: Page, place: number) =>
  page.evaluate((tier) => {
    const radio = document.querySelector(`[data-tier="${tier}"]`);
    const card = radio?.parentElement?.parentElement;
    if (!radio || !card) throw new Error(`no tier ${tier}`);
    const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(card);
    return { outlineStyle, outlineWidth, borderColor, markColor: getComputedStyle(radio).backgroundColor };
  }, place);
