import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import { mistakeWords, unpriced } from "#content/words/website-findings.ts";
import { expect, test } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("parts of a cent are refused, and a price that is emptied says what visitors read instead", async ({
  page,
}) => {
  const office = await startPractice();
  const session = await signInAt(office, { now: new Date(), locale: "en" });
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/PricePreview\.[^/]*js$/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await openOffice(page, office.url, session, "/office/website/prices");
  const card = page.locator('[data-path="tiers/inPerson/tiers/families/price"]');
  const price = card.getByRole("textbox");
  const preview = page.getByRole("complementary", { name: websiteListWords.en.preview.heading });
  await price.fill("129.999");
  // It shows the group of a field that had the focus before it came.
  loaded.resolve();
  await expect(card).toContainText(mistakeWords["takes at most two decimals"]?.en ?? "");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(preview.getByText("–")).toHaveCount(1);
  await price.fill("");
  await expect(card).toContainText(fillIn(unpriced.en, { shown: serviceWords.en.tiers.afterConsultation }));
  await expect(preview.getByText(serviceWords.es.tiers.afterConsultation)).toHaveCount(1);
  await card.getByRole("button", { name: websiteWords.en.takeBack }).click();
  await expect(price).toHaveValue("120");
  await page.close();
  await office.end();
});
