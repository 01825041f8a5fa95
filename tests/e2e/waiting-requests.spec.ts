import { fillCount } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { contactForm, fillContact, mailTo, newAddress } from "./form-fills.ts";

test.use({ allowedErrors: [/Failed to load resource|^Failed to call|^later$/] });

for (const locale of languages) {
  const words = formWords[locale].contactPage;
  const { queued } = sentFormWords[locale];
  const address = `${prefixOf[locale]}/contact`;

  test(
    `why a ${locale} message was not taken stays in the form until it is sent again`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(address);
      await page.route("**/functions/v1/*", (route) =>
        route.fulfill({ status: 429, json: { error: "later" } }),
      );
      await fillContact(page, locale, newAddress());
      const send = contactForm(page).getByRole("button", { name: words.submit });
      await send.click();
      const refusal = contactForm(page).getByRole("alert");
      await expect(refusal).toHaveText("later");
      // Beside the button: the form is longer than a phone is high.
      await expect(refusal).toBeInViewport();
      await expect(send).toBeInViewport();
      await page.unroute("**/functions/v1/*");
      await send.click();
      await expect(page.getByRole("heading", { name: words.success.title })).toBeVisible();
      await expect(contactForm(page).getByRole("alert")).toHaveCount(0);
    },
  );

  test(
    `a ${locale} message that waits is told of at once, and on each page until it has gone`,
    mechanics(locale),
    async ({ page }) => {
      await page.route("**/functions/v1/*", (route) => route.abort());
      await page.goto(address);
      await fillContact(page, locale, newAddress());
      await contactForm(page).getByRole("button", { name: words.submit }).click();
      const note = contactForm(page).getByRole("status").filter({ hasText: queued.text });
      await expect(note).toContainText(fillCount(queued.waiting, 1));

      await page.reload();
      await expect(note).toBeVisible();
      await expect(contactForm(page).getByLabel(words.labels.email)).toHaveValue("");
      await page.goto(prefixOf[locale] || "/");
      await contactForm(page).locator("[name=firstName]").focus();
      await expect(note).toBeVisible();
      await page.unroute("**/functions/v1/*");
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(note).toHaveCount(0);
    },
  );

  test(
    `a ${locale} message to which a page of the network answers in our place waits until we have it`,
    mechanics(locale, "es"),
    async ({ page, office }) => {
      let answers = 0;
      await page.route("**/functions/v1/*", (route) => {
        answers += 1;
        return route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the WiFi</h1>" });
      });
      await page.goto(address);
      const email = newAddress();
      await fillContact(page, locale, email);
      await contactForm(page).getByRole("button", { name: words.submit }).click();
      const note = contactForm(page).getByRole("status").filter({ hasText: queued.text });
      await expect(note).toContainText(fillCount(queued.waiting, 1));
      // The queue, too, meets that page.
      await expect.poll(() => answers).toBeGreaterThan(1);
      await page.evaluate(() => navigator.locks.request("offline-queue", () => {}));
      await expect(note).toBeVisible();
      await page.unroute("**/functions/v1/*");
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await mailTo(office, email);
      await expect(note).toHaveCount(0);
    },
  );
}
