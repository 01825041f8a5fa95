import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { expect, holdToasts, journey, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { fillHero, heroForm, mailTo, newAddress } from "./form-fills.ts";

const { proof } = loadPractice();

for (const locale of languages) {
  const words = formWords[locale];

  test.describe(`the hero form in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(prefixOf[locale] || "/"));

    test(
      "a request reaches the practice and the visitor, and the form is cleared",
      journey(),
      async ({ page, office }) => {
        const email = newAddress();
        await fillHero(page, locale, { name: "Ana Peña", email });
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        await expect(toastOf(page)).toContainText(words.hero.success.title);
        await expect(toastOf(page)).toContainText(fillIn(words.hero.success.text, proof));
        await expect(heroForm(page).getByLabel(words.hero.labels.name)).toHaveValue("");

        const toVisitor = await mailTo(office, email);
        expect(toVisitor.mail.html).toContain(`lang="${locale === "en" ? "en" : "es"}`);
        await expect
          .poll(() => office.mails.some(({ mail }) => mail.replyTo?.[0]?.address === email))
          .toBe(true);
        await expect
          .poll(() => office.calls.map(({ body }) => JSON.parse(body)).find((call) => call.email === email))
          .toMatchObject({ formType: "hero", name: "Ana Peña", service: "bookkeeping" });
      },
    );

    test(
      "a missing answer is said in a toast and at its field, which gets the focus",
      mechanics(locale),
      async ({ page }) => {
        await holdToasts(page);
        await fillHero(page, locale, { name: "Ana", email: "" });
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        const message = words.problems["fields-required"];
        await expect(toastOf(page)).toContainText(words.shared.errorTitle);
        await expect(toastOf(page)).toContainText(message);
        const field = heroForm(page).getByLabel(words.hero.labels.email);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(message);
        await field.fill(newAddress());
        await expect(field).not.toHaveAttribute("aria-invalid", "true");

        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        await expect(toastOf(page)).toContainText(words.hero.success.title);
        await expect(toastOf(page)).not.toContainText(message);
      },
    );

    test(
      "the button says that the request is on its way, with what was asked for and no more, and cannot be pressed twice",
      mechanics(locale),
      async ({ page }) => {
        const email = newAddress();
        let answer = () => {};
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route("**/functions/v1/*", async (route) => {
          await held;
          await route.continue();
        });
        await fillHero(page, locale, { name: "Ana", email });
        const sent = page.waitForRequest("**/functions/v1/*");
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        expect((await sent).postDataJSON().formData).toEqual({ name: "Ana", email, service: "bookkeeping" });
        const button = heroForm(page).getByRole("button", { name: words.hero.submitting });
        await expect(button).toBeDisabled();
        answer();
        await page.getByRole("button", { name: sentFormWords[locale].again.form }).click();
        await expect(heroForm(page).getByRole("button", { name: words.hero.submit })).toBeEnabled();
      },
    );
  });

  test.describe(`the hero form in ${locale} without a connection`, () => {
    test.use({
      allowedErrors: [
        /dynamically imported module|Failed to load resource|Error hydrating|^Failed to call send-hero/,
      ],
    });

    test(
      "a request is kept on the device and sent later, once, with the same key",
      mechanics(locale),
      async ({ page, office }) => {
        await page.goto(prefixOf[locale] || "/");
        const email = newAddress();
        const keys: (string | undefined)[] = [];
        page.on("request", (request) => {
          if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
        });
        await page.route("**/functions/v1/*", (route) => route.abort());
        await fillHero(page, locale, { name: "Ana", email });
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        await expect(toastOf(page)).toContainText(words.hero.success.title);
        await expect(page.getByText(sentFormWords[locale].queued.text)).toBeVisible();

        await page.unroute("**/functions/v1/*");
        await page.goto(`${prefixOf[locale]}/contact`);
        await mailTo(office, email);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("offline-queue"))).toBeNull();
        expect(new Set(keys).size).toBe(1);
        expect(keys.length).toBeGreaterThanOrEqual(2);
        expect(
          office.calls.filter(({ body }) => JSON.parse(body).email === email).length,
        ).toBeLessThanOrEqual(1);
      },
    );

    test(
      "where the page's script cannot be had, the form is sent all the same, once",
      mechanics(locale),
      async ({ page, office }) => {
        const email = newAddress();
        const pressed = Promise.withResolvers<void>();
        await page.route("**/_astro/HeroForm.*", async (route) => {
          await pressed.promise;
          await route.continue();
        });
        await page.route("**/_astro/Layout.*", async (route) => {
          await page.waitForFunction(() => !document.querySelector("#hero-form")?.closest("[ssr]"));
          await route.abort();
        });
        const islands = page.waitForResponse(/\/islands\./);
        await page.goto(prefixOf[locale] || "/");
        await islands;
        await fillHero(page, locale, { name: "Ana", email });
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        pressed.resolve();
        await expect(toastOf(page)).toContainText(words.hero.success.title);
        await mailTo(office, email);
        const calls = () => office.calls.filter(({ body }) => JSON.parse(body).email === email);
        await expect.poll(calls).toHaveLength(1);
      },
    );

    test(
      "where any script of the form cannot be had, the browser posts the form itself, once",
      mechanics(locale),
      async ({ page, office }) => {
        // In the gate the form's own script and the one that starts it; in the soak also one that it imports.
        for (const file of ["HeroForm.*", "islands.*", ...(locale === "es" ? ["props.*"] : [])]) {
          const email = newAddress();
          await page.route(`**/_astro/${file}`, (route) => route.abort());
          await page.goto(prefixOf[locale] || "/");
          await fillHero(page, locale, { name: "Ana", email });
          await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.success.title);
          // The page's script forgets the draft; until it has run, a visitor who leaves keeps what was typed.
          await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:hero"))).toBeNull();
          await mailTo(office, email);
          await page.goto(prefixOf[locale] || "/");
          await expect(heroForm(page).getByLabel(formWords[locale].hero.labels.name)).toHaveValue("");
          await page.unroute(`**/_astro/${file}`);
        }
      },
    );
  });
}
