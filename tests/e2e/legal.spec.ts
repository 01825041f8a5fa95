import { loadPractice } from "#content/load-practice.ts";
import { formWords } from "#content/words/forms.ts";
import { legalWords } from "#content/words/legal.ts";
import { notaryNotice } from "#content/words/notary-notice.ts";
import { expect, languages, mechanics, prefixOf, soakUnless, test } from "./fixtures.ts";

const { business } = loadPractice();

for (const locale of languages) {
  const words = legalWords[locale];

  for (const name of ["privacy", "terms"] as const) {
    const details = soakUnless((name === "privacy") === (locale === "en"));
    test(
      `the ${locale} ${name} page tells when it changed, what it holds and who "we" are`,
      details,
      async ({ page }) => {
        await page.goto(`${prefixOf[locale]}/${name}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("#first-view time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
        const contents = page.getByRole("navigation", { name: words.contents }).getByRole("link");
        expect(await contents.count()).toBeGreaterThan(5);
        const lost = contents.evaluateAll((links) =>
          links
            .map((link) => [decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""), link.textContent])
            .filter(([id = "", text]) => document.getElementById(id)?.textContent?.trim() !== text?.trim()),
        );
        expect(await lost).toEqual([]);
        const contact = page.locator("section[aria-labelledby=who-we-are]");
        await expect(contact).toContainText(business.legalName);
        await expect(contact).toContainText(business.address.street);
        await expect(contact.getByRole("link", { name: business.email })).toBeVisible();
        await expect(contact.getByRole("link", { name: business.phone.shown })).toBeVisible();
        // Texas asks for the statement where notary services are offered.
        if (name === "terms")
          await expect(page.getByRole("main")).toContainText(notaryNotice[locale].statement);
      },
    );
  }

  test(
    `the ${locale} footer and forms lead to the privacy page`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      await page
        .getByRole("main")
        .getByRole("link", { name: formWords[locale].shared.privacyLink })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/privacy$`));
      await page.locator(`footer a[href="${prefixOf[locale]}/terms"]`).click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/terms$`));
    },
  );
}

test("the privacy page names no cookie because there is none", async ({ page, context }) => {
  await page.goto("/privacy");
  await page.goto("/contact");
  expect(await context.cookies()).toEqual([]);
});
