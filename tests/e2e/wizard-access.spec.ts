import { brotliCompressSync } from "node:zlib";

import { formWords } from "#content/words/forms.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { freeDays } from "./calendar-steps.ts";
import { expect, languages, mechanics, type Page, soakUnless, test, toastOf } from "./fixtures.ts";
import { newAddress } from "./form-fills.ts";
import {
  answered,
  answerQuestions,
  expectStep,
  field,
  fillPerson,
  heading,
  nextButton,
  openWizard,
  radio,
  radios,
  submitButton,
} from "./wizard-walk.ts";

const percents = [14, 29, 43, 57, 71, 86, 100];

/** Walks to the plan and looks at every step on the way, the first one also before it is answered. */
async function atEveryStep(page: Page, locale: "en" | "es", look: (part?: string) => Promise<void>) {
  await look();
  for (const [name] of answered) {
    if (name === "allUSCitizens") await field(page, locale, "numOwners").fill("3");
    await radios(page, locale, name).last().check();
    await look("main");
    await nextButton(page, locale).click();
  }
  await fillPerson(page, locale, newAddress());
  await look("main");
  await submitButton(page, locale).click();
  await expect(heading(page)).toBeFocused();
  await look("main");
}

for (const locale of languages) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(
      `no step of the ${locale} wizard has a violation that axe can find or scrolls sideways, ${colorScheme}`,
      soakUnless(locale === "es" && colorScheme === "light"),
      async ({ page }) => {
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await openWizard(page, locale);
        await atEveryStep(page, locale, async (part) => {
          await page.setViewportSize({ width: 1280, height: 720 });
          await expectNoViolation(page, "", part ? { part } : {});
          await page.setViewportSize({ width: 320, height: 700 });
          expect(await sidewaysScroll(page)).toBe(0);
        });
      },
    );
  }

  test(`the ${locale} wizard can be walked with the keyboard alone`, mechanics(locale), async ({ page }) => {
    await openWizard(page, locale);
    await radio(page, locale, "businessType", "solo").focus();
    const goOn = async (presses: number) => {
      for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
      await expect(nextButton(page, locale)).toBeFocused();
      await page.keyboard.press("Enter");
    };
    await page.keyboard.press("Space");
    // Previous rests on the first step, and is passed on the others.
    await goOn(1);
    await expectStep(page, locale, 2, 29);
    await page.keyboard.press("Tab");
    await page.keyboard.type("2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await goOn(2);
    for (const step of [3, 4, 5]) {
      await expectStep(page, locale, step, percents[step - 1] ?? 0);
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      await goOn(2);
    }
    await expectStep(page, locale, 6, 86);
    for (const text of ["Ana Núñez", newAddress(), "(972) 555-0199"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await expectStep(page, locale, 7, 100);
  });

  test(
    `all script of the ${locale} wizard together weighs at most 87 kB`,
    mechanics(locale),
    async ({ page }) => {
      const scripts: Promise<number>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() !== "script") return;
        scripts.push(response.body().then((body) => brotliCompressSync(body).length));
      });
      await openWizard(page, locale);
      await expect.poll(() => scripts.length).toBe(2);
      await page.waitForLoadState("networkidle");
      expect(scripts).toHaveLength(2);
      await answerQuestions(page, locale);
      await fillPerson(page, locale, newAddress());
      await submitButton(page, locale).click();
      await expect(toastOf(page)).toContainText(formWords[locale].business.success.title);
      await page.locator("main button[commandfor=scheduler]").filter({ visible: true }).click();
      await expect(freeDays(page).first()).toBeVisible();
      const total = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
      expect(total).toBeLessThanOrEqual(87_000);
    },
  );
}
