import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { shellWords } from "#content/words/shell.ts";
import { expectSound } from "./desk-steps.ts";
import { expect, languages, type Page, prefixOf, soakUnless, test } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const words = websiteWords.es;
const { preview } = websiteScreenWords.es;
const path = "tiers/inPerson/tiers/families/price";

test(
  "a preview shows the page in both languages, as wide as a phone and a desktop, to its owner alone",
  soakUnless(false),
  async ({ page }) => {
    test.setTimeout(300_000);
    const office = await startPractice();
    const { session } = await openOwnerAccount(office, "es");
    await page.setViewportSize({ width: 1280, height: 860 });
    await openOffice(page, office.url, session);
    await page.getByRole("link", { name: officeShellWords.es.titles.website }).click();
    await page.getByRole("link", { name: fieldWords.es.sections.prices, exact: true }).click();
    const price = page.locator(`[data-path="${path}"]`);
    await price.getByRole("textbox").fill("135");
    await expect(price.getByText(/^Borrador guardado/)).toBeVisible();
    await press(page, fillCount(words.waiting.short, 1));
    await press(page, words.previewButton);
    const sheet = page.getByRole("dialog", { name: preview.heading });
    await expect(sheet.getByText(preview.ready)).toBeVisible({ timeout: 150_000 });
    await expectSound(page, "preview sheet");
    const windows = new Map<string, Page>();
    for (const language of languages) {
      for (const [width, pixels] of [
        ["phone", 390],
        ["desktop", 1280],
      ] as const) {
        const label = fillIn(preview.open, { language: words.language[language], width: preview[width] });
        const opening = windows.has(width) ? undefined : page.waitForEvent("popup");
        await sheet.getByRole("button", { name: label }).click();
        const shown = windows.get(width) ?? (await opening);
        if (!shown) throw new Error("no window was opened");
        windows.set(width, shown);
        await expect(shown).toHaveURL(`${office.url}${prefixOf[language]}/services/in-person`);
        await expect(shown.getByText(shellWords[language].preview.notPublic)).toBeVisible();
        await expect(shown.getByText("$135").first()).toBeVisible();
        expect(await shown.evaluate(() => innerWidth)).toBe(pixels);
        await expectSound(shown, `preview in ${language}, ${width}`);
      }
    }
    const phone = windows.get("phone") ?? page;
    await phone.getByRole("button", { name: shellWords.es.preview.leave }).click();
    // Else the next page would be asked for before the cookie has gone.
    await expect(phone.getByText(shellWords.es.preview.notPublic)).toBeHidden();
    await phone.goto(`${office.url}/es/services/in-person`);
    await expect(phone.getByText("$135")).toHaveCount(0);
    expect(await (await fetch(`${office.url}/es/services/in-person`)).text()).not.toContain("$135");
    await page.close();
    await office.end();
  },
);
