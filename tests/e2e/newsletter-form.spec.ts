import { formWords } from "#content/words/forms.ts";
import { expect, journey, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";

for (const locale of languages) {
  const blog = `${prefixOf[locale]}/blog`;

  test.describe(`the newsletter form in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(blog));

    test(
      "a subscription is told that one more step is needed, and the letter comes",
      journey(),
      async ({ page, office }) => {
        const { labels, submit, success } = formWords[locale].newsletter;
        const email = newAddress();
        const form = page.locator("form#newsletter-form");
        await form.getByLabel(labels.email).fill(email);
        await form.getByRole("button", { name: submit }).click();
        await expect(toastOf(page)).toContainText(success.title);
        await expect(toastOf(page)).toContainText(success.text);
        const { mail } = await mailTo(office, email);
        expect(mail.text).toContain(`${prefixOf[locale]}/newsletter/confirm`);
      },
    );

    test("an address that is none is refused at its field", mechanics(locale), async ({ page }) => {
      const { labels, submit } = formWords[locale].newsletter;
      const form = page.locator("form#newsletter-form");
      await form.getByLabel(labels.email).fill("ana");
      await form.getByRole("button", { name: submit }).click();
      await expect(form.getByLabel(labels.email)).toBeFocused();
      await expect(form.getByLabel(labels.email)).toHaveAccessibleDescription(
        formWords[locale].problems["email-invalid"],
      );
    });
  });

  test.describe(`the newsletter form in ${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      "a subscription is answered by a page that says the same",
      mechanics(locale, "es"),
      async ({ page, office }) => {
        const { labels, submit, success } = formWords[locale].newsletter;
        const email = newAddress();
        await page.goto(blog);
        await page.locator("form#newsletter-form").getByLabel(labels.email).fill(email);
        await page.getByRole("button", { name: submit }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
        await mailTo(office, email);
      },
    );
  });
}
