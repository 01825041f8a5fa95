import { formWords } from "#content/words/forms.ts";
import { expect, journey, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";

const emailField = (page: Page, { email }: { email: string }) =>
  page.getByRole("main").getByRole("textbox", { name: email });

for (const locale of languages) {
  const blog = `${prefixOf[locale]}/blog`;

  test.describe(`the newsletter form in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(blog));

    test(
      "a subscription is told that one more step is needed, and the letter comes",
      journey(mechanics(locale)),
      async ({ page, office }) => {
        const { labels, submit, success } = formWords[locale].newsletter;
        const email = newAddress();
        await emailField(page, labels).fill(email);
        await page.getByRole("button", { name: submit }).click();
        await expect(toastOf(page)).toContainText(success.title);
        await expect(toastOf(page)).toContainText(success.text);
        const { mail } = await mailTo(office, email);
        expect(mail.text).toContain(`${prefixOf[locale]}/newsletter/confirm`);
      },
    );

    test("an address that is none is refused at its field", mechanics(locale), async ({ page }) => {
      const { labels, submit } = formWords[locale].newsletter;
      const field = emailField(page, labels);
      await field.fill("ana");
      await page.getByRole("button", { name: submit }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(formWords[locale].problems["email-invalid"]);
    });

    test(
      "a press in the moment in which its script takes over is answered",
      mechanics(locale),
      async ({ page }) => {
        const { labels, submit } = formWords[locale].newsletter;
        const pressed = Promise.withResolvers<void>();
        await page.route("**/_astro/NewsletterForm.*", async (route) => {
          await pressed.promise;
          await route.continue();
        });
        const field = emailField(page, labels);
        await field.fill("ana");
        // React says that it is ready while the press still goes through the page.
        await field.evaluate((input: HTMLInputElement) =>
          input.form?.addEventListener("submit", ({ target }) =>
            target?.dispatchEvent(new Event("island:ready", { bubbles: true })),
          ),
        );
        await page.getByRole("button", { name: submit }).click();
        pressed.resolve();
        await expect(field).toHaveAccessibleDescription(formWords[locale].problems["email-invalid"]);
      },
    );
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
        await emailField(page, labels).fill(email);
        await page.getByRole("button", { name: submit }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
        await mailTo(office, email);
      },
    );
  });
}
