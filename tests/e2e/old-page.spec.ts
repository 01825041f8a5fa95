import { getField, saveField } from "#domain/office/field-operations.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import { expect, soakUnless, test } from "./fixtures.ts";
import { call, openOwnerAccount } from "./office-owner.ts";
import { startPractice } from "./start-practice.ts";
import { chosenWords, partsOf, tierPages } from "./tier-pages.ts";

const path = "tiers/taxPreparation/tiers/families/price";

test("a page opened before three publishes still wakes its islands", soakUnless(false), async ({ page }) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  const token = session.access_token;
  const tierPage = tierPages.find(({ route }) => route === "personalTaxes");
  if (!tierPage) throw new Error("no page of personal taxes");
  const address = office.url + tierPage.path;
  await page.goto(address);
  for (const value of [131, 132, 133]) {
    const { version } = await call(office.url, getField, { path }, token);
    await call(office.url, saveField, { path, version, value }, token);
    await call(office.url, publishWebsite, {}, token);
    const shown = async () => (await fetch(address)).text();
    await expect.poll(shown, { timeout: 60_000 }).toContain(`$${value}`);
  }
  const parts = partsOf(page, tierPage, "en");
  await parts.cards.nth(1).click();
  await parts.goOn.click();
  await expect(parts.dialog).toContainText(chosenWords(tierPage, "en", 1));
  await parts.submit.click();
  await expect(parts.dialog.locator(".problem:visible")).toHaveCount(1);
  await page.close();
  await office.end();
});
