import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { shellWords } from "#content/words/shell.ts";
import { expect, inMotion, languages, prefixOf, soakUnless, test } from "./fixtures.ts";
import { fillHero, heroForm, mailTo, newAddress } from "./form-fills.ts";
import { menuButton, menuSheet, openDialog, themeChoice } from "./page-frame.ts";
import { openUntilPainted } from "./slow-phone.ts";
import { chosenWords, partsOf, tierPages } from "./tier-pages.ts";

/** How often the taps are made: once in the gate, and the other times in the soak. */
const rounds = 10;
test.use({
  ...inMotion,
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
});

/** The page whose taps are made early: one with each kind of dialog. */
const tierRoutes = { en: "inPerson", es: "bookkeeping" } as const;

for (let round = 1; round <= rounds; round++) {
  const details = soakUnless(round === 1);
  test.describe(`a tap made as soon as a control is painted is not lost, time ${round}`, details, () => {
    test("menu", async ({ page }) => {
      const speedUp = await openUntilPainted(page, "/", menuButton(page, "en"));
      await menuButton(page, "en").tap();
      await speedUp();
      await expect(menuSheet(page, "en")).toBeVisible();
    });

    test("dialog button", async ({ page }) => {
      const button = page
        .getByRole("main")
        .getByRole("button", { name: shellWords.en.bookAppointment })
        .first();
      const speedUp = await openUntilPainted(page, "/contact", button);
      await button.tap();
      await speedUp();
      await expect(openDialog(page)).toHaveAccessibleName(calendarWords.en.dialogHeading);
    });

    test("theme switch", async ({ page }) => {
      const choice = themeChoice(page, "en", "dark");
      const speedUp = await openUntilPainted(page, "/", choice);
      await choice.check();
      await speedUp();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });

    test("form submit", async ({ page, office }) => {
      const button = heroForm(page).getByRole("button", { name: formWords.en.hero.submit });
      const speedUp = await openUntilPainted(page, "/", button);
      const email = newAddress();
      await fillHero(page, "en", { name: "Ana", email });
      await button.tap();
      await speedUp();
      await mailTo(office, email);
    });

    for (const locale of languages) {
      for (const tierPage of tierPages.filter(({ route }) => route === tierRoutes[locale])) {
        const address = prefixOf[locale] + tierPage.path;
        test(`a tier of ${address}`, async ({ page }) => {
          const parts = partsOf(page, tierPage, locale);
          const speedUp = await openUntilPainted(page, address, parts.cards.nth(1));
          await parts.cards.nth(1).tap();
          await parts.goOn.tap();
          await expect(parts.dialog).toBeVisible();
          await speedUp();
          // What is sent from there has a test of its own, without haste.
          const shown = parts.dialog.locator("[data-chosen]:visible");
          await expect(shown).toHaveText([chosenWords(tierPage, locale, 1)]);
        });
      }
    }
  });
}
