import { formWords } from "#content/words/forms.ts";
import { otherLocale } from "#domain/locale.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, inMotion, journey, languages, mechanics, type Page, prefixOf, test } from "./fixtures.ts";
import { heroForm } from "./form-fills.ts";
import { improved, languageSwitch, menuSheet, themeChoice } from "./page-frame.ts";

test.use(inMotion);

const menu = (page: Page, number: number) => page.locator("[data-menu]").nth(number);
const panel = (page: Page, number: number) => menu(page, number).locator("ul");
const away = (page: Page) => page.mouse.move(640, 700);

for (const locale of languages) {
  const home = prefixOf[locale] || "/";

  test.describe(`the header in ${locale}, on a desktop`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("its menus hold the specification's links in order", async ({ page }) => {
      await page.goto(home);
      const paths = await menuSheet(page, locale)
        .locator("summary ~ ul > li, [data-menu] ~ a")
        .evaluateAll((entries) =>
          entries
            .filter((entry) => getComputedStyle(entry).display !== "none")
            .map((entry) => (entry.querySelector("a") ?? entry).getAttribute("href")),
        );
      expect(paths).toEqual(
        [
          ...["personal-taxes", "in-person", "mobile-app"].map((slug) => `/services/${slug}`),
          "/compare-options",
          "/services/business-taxes",
          "/start-your-business",
          "/services/bookkeeping",
          "/about",
          "/faqs",
          "/blog",
          "/services",
          ...["notary-public", "advisory", "payroll", "itin-application"].map((slug) => `/services/${slug}`),
        ].map((path) => prefixOf[locale] + path),
      );
      const portal = page.locator('header a[href^="https://portal."]').first();
      await expect(portal).toHaveAttribute("target", "_blank");
      await expect(portal).toHaveAttribute("rel", /noopener/);
    });

    test(
      "a menu opens 200 ms after the mouse has come and closes 150 ms after it has gone; the next opens at once",
      mechanics(locale),
      async ({ page }) => {
        await page.clock.install({ time: "2026-11-20T12:00:00-06:00" });
        await page.goto(home);
        await improved(page);
        await page.clock.pauseAt("2026-11-20T13:00:00-06:00");
        await away(page);
        await menu(page, 0).locator("summary").hover();
        await page.clock.runFor(190);
        await expect(panel(page, 0)).toBeHidden();
        await page.clock.runFor(20);
        await expect(panel(page, 0)).toBeVisible();
        await away(page);
        await page.clock.runFor(140);
        await expect(panel(page, 0)).toBeVisible();
        await page.clock.runFor(20);
        await expect(panel(page, 0)).toBeHidden();
        await page.clock.runFor(250);
        await menu(page, 1).locator("summary").hover();
        await page.clock.runFor(1);
        await expect(panel(page, 1)).toBeVisible();
        await away(page);
        await page.clock.runFor(500);
        await menu(page, 0).locator("summary").hover();
        await page.clock.runFor(150);
        await expect(panel(page, 0)).toBeHidden();
      },
    );

    test(
      "a menu opens by click and by keyboard, closes by Escape and by a press elsewhere",
      journey(mechanics(locale)),
      async ({ page, browserName }) => {
        test.skip(...engineLimit("Tab", browserName));
        await page.goto(home);
        await improved(page);
        await menu(page, 0).locator("summary").focus();
        await page.keyboard.press("Enter");
        await expect(panel(page, 0)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(panel(page, 0).locator("a").first()).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(panel(page, 0)).toBeHidden();
        await expect(menu(page, 0).locator("summary")).toBeFocused();
        await page.keyboard.press("Space");
        await expect(panel(page, 0)).toBeVisible();
        await page.mouse.click(640, 700);
        await expect(panel(page, 0)).toBeHidden();
      },
    );

    test(
      "the language switch keeps page, query, place and what was typed, however early",
      journey(mechanics(locale)),
      async ({ page }) => {
        const typed = Promise.withResolvers<void>();
        await page.route("**/_astro/*.js", async (route) => {
          await typed.promise;
          await route.continue();
        });
        await page.goto(`${home}?utm_source=flyer#contact`, { waitUntil: "commit" });
        await heroForm(page).getByLabel(formWords[locale].hero.labels.name).fill("Ana");
        typed.resolve();
        await improved(page);
        await languageSwitch(page, locale).click();
        await expect(page.locator("html")).toHaveAttribute("lang", otherLocale[locale]);
        expect(new URL(page.url()).search).toBe("?utm_source=flyer");
        expect(new URL(page.url()).hash).toBe("#contact");
        const { labels } = formWords[otherLocale[locale]].hero;
        await expect(heroForm(page).getByLabel(labels.name)).toHaveValue("Ana");
      },
    );

    test(
      "the theme follows the system until one is chosen, and the choice is remembered",
      journey(mechanics(locale)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: "dark" });
        await page.goto(home);
        const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        const dark = await paper();
        await themeChoice(page, locale, "light").check();
        await expect.poll(paper).not.toBe(dark);
        const light = await paper();
        await page.goto(`${prefixOf[locale]}/contact`);
        expect(await paper()).toBe(light);
        await expect(themeChoice(page, locale, "light")).toBeChecked();
        await themeChoice(page, locale, "system").check();
        await expect.poll(paper).toBe(dark);
        // Chosen on another page since, when "Back" brings this one as it was left.
        await page.evaluate(() => {
          localStorage.theme = "light";
          dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        });
        await expect(themeChoice(page, locale, "light")).toBeChecked();
        expect(await paper()).toBe(light);
      },
    );

    test(
      "a theme chosen before the script came counts, and its switch shows it",
      journey(mechanics(locale)),
      async ({ page }) => {
        const gate = Promise.withResolvers<void>();
        await page.route("**/_astro/*.js", async (route) => {
          await gate.promise;
          await route.continue();
        });
        await page.goto(home, { waitUntil: "commit" });
        await themeChoice(page, locale, "dark").check();
        await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
        gate.resolve();
        await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
        await expect(themeChoice(page, locale, "dark")).toBeChecked();
      },
    );
  });
}
