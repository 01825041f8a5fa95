import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { formWords } from "#content/words/forms.ts";
import { otherLocale } from "#domain/locale.ts";
import {
  expect,
  journey,
  languages,
  mechanics,
  type Page,
  prefixOf,
  soakUnless,
  test,
  toastOf,
} from "./fixtures.ts";
import { contactForm, fillContact, holdQueue, mailTo, newAddress } from "./form-fills.ts";
import { improved } from "./page-frame.ts";

const { proof } = loadPractice();

const places = [
  { name: "home page", path: "/", group: "contact" },
  { name: "contact page", path: "/contact", group: "contactPage" },
] as const;

for (const locale of languages) {
  for (const { name, path, group } of places) {
    const words = formWords[locale];
    const address = prefixOf[locale] + (path === "/" ? "" : path) || "/";

    test.describe(`the message form of the ${name} in ${locale}`, () => {
      test.beforeEach(({ page }) => page.goto(address));
      const send = (page: Page) =>
        contactForm(page).getByRole("button", { name: words[group].submit }).click();

      test(
        "a text that is pasted too long is never cut in silence",
        soakUnless(locale === "en" && path === "/contact"),
        async ({ page }) => {
          const text = "a".repeat(5001);
          await fillContact(page, locale, newAddress(), text);
          await send(page);
          const message = contactForm(page).getByLabel(words[group].labels.message);
          await expect(message).toBeFocused();
          await expect(message).toHaveAccessibleDescription(words.problems["too-long"]);
          await expect(message).toHaveValue(text);
        },
      );

      test(
        "a message reaches the practice with every field",
        journey(mechanics(locale, path === "/contact" ? "es" : "en")),
        async ({ page, office }) => {
          const email = newAddress();
          await fillContact(page, locale, email, "Necesito ayuda con mi declaración.\n¿Cuándo?");
          await send(page);
          await expect(toastOf(page)).toContainText(words[group].success.title);
          await expect(toastOf(page)).toContainText(fillIn(words[group].success.text, proof));
          await mailTo(office, email);
          await expect
            .poll(() => office.mails.some(({ mail }) => mail.replyTo?.[0]?.address === email))
            .toBe(true);
          const letter = office.mails.find(({ mail }) => mail.replyTo?.[0]?.address === email);
          for (const text of [
            "Ana",
            "Núñez",
            "(972) 555-0199",
            "Necesito ayuda con mi declaración.",
            "wa.me/19725550199",
          ]) {
            expect(letter?.mail.html).toContain(text);
          }
        },
      );

      test(
        "mistakes are shown one at a time, in the specification's order",
        soakUnless((path === "/contact") === (locale === "en")),
        async ({ page }) => {
          const { problems } = words;
          const fields = contactForm(page);
          const fixes: [string, () => Promise<unknown>][] = [
            [
              problems["first-name-required"],
              () => fields.getByLabel(words[group].labels.firstName).fill("Ana"),
            ],
            [
              problems["last-name-required"],
              () => fields.getByLabel(words[group].labels.lastName).fill("Núñez"),
            ],
            [
              problems["email-invalid"],
              () => fields.getByLabel(words[group].labels.email).fill(newAddress()),
            ],
            [
              problems[group === "contact" ? "service-required" : "service-of-interest-required"],
              () => fields.getByLabel(words[group].labels.service).selectOption("tax"),
            ],
            [problems["message-required"], () => fields.getByLabel(words[group].labels.message).fill("Hola")],
          ];
          for (const [message, fix] of fixes) {
            await send(page);
            await expect(fields.locator(".problem:visible")).toHaveText([message]);
            await expect(toastOf(page)).toContainText(message);
            await fix();
          }
          await send(page);
          await expect(toastOf(page)).toContainText(words[group].success.title);
        },
      );

      test(
        "what was typed survives a reload and a change of language",
        soakUnless(locale === "en" && path === "/contact"),
        async ({ page }) => {
          await improved(page);
          await fillContact(page, locale, "ana@example.com", "Texto largo");
          await page.reload();
          await expect(contactForm(page).getByLabel(words[group].labels.message)).toHaveValue("Texto largo");
          await page.goto(prefixOf[otherLocale[locale]] + path);
          const { labels } = formWords[otherLocale[locale]][group];
          await expect(contactForm(page).getByLabel(labels.lastName)).toHaveValue("Núñez");
          const service = contactForm(page).locator("[name=service]");
          await expect(service).toHaveValue("tax");

          // The form of the home page has fewer fields and services.
          const { labels: more } = formWords[otherLocale[locale]].contactPage;
          await contactForm(page).getByLabel(more.urgency).selectOption("immediate");
          await service.selectOption("multiple");
          await page.goto(prefixOf[otherLocale[locale]] || "/");
          await expect(contactForm(page).getByLabel(labels.lastName)).toHaveValue("Núñez");
          await expect(service).toHaveValue("");
          await page.goto(prefixOf[otherLocale[locale]] + path);
          await expect(contactForm(page).getByLabel(more.urgency)).toHaveValue("immediate");
          await expect(service).toHaveValue("multiple");
        },
      );
    });
  }

  test.describe(`a message in ${locale} that cannot be sent`, () => {
    test.use({ allowedErrors: [/Failed to load resource|^Failed to call send-contact-message$/] });

    test(
      "stays in the form with an error, and goes out once when it is sent again",
      mechanics(locale),
      async ({ page, office }) => {
        const words = formWords[locale];
        const email = newAddress();
        await page.goto(`${prefixOf[locale]}/contact`);
        await holdQueue(page);
        await page.route("**/functions/v1/*", (route) => route.abort());
        await fillContact(page, locale, email);
        const send = contactForm(page).getByRole("button", { name: words.contactPage.submit });
        await send.click();
        await expect(toastOf(page)).toContainText(words.contactPage.failure);
        await expect(contactForm(page).getByLabel(words.contactPage.labels.email)).toHaveValue(email);
        await page.unroute("**/functions/v1/*");
        await send.click();
        await expect(toastOf(page)).toContainText(words.contactPage.success.title);
        await mailTo(office, email);
        // Another page lets the queue go, which has nothing left to send.
        await page.goto(`${prefixOf[locale]}/about`);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("offline-queue"))).toBeNull();
        const sent = () => office.calls.filter(({ body }) => JSON.parse(body).email === email).length;
        await expect.poll(sent).toBeGreaterThan(0);
        expect(sent()).toBe(1);
      },
    );
  });

  test(
    `a Social Security number in a ${locale} message is warned about before it is sent, and masked in the letter`,
    mechanics(locale, "es"),
    async ({ page, office }) => {
      const words = formWords[locale];
      const email = newAddress();
      await page.goto(`${prefixOf[locale]}/contact`);
      const message = contactForm(page).getByLabel(words.contactPage.labels.message);
      await fillContact(page, locale, email, "Hola");
      await message.fill("Mi número es 123-45-6789");
      await expect(contactForm(page).getByText(words.shared.sensitiveWarning)).toBeVisible();
      await page.reload();
      await message.focus();
      await expect(contactForm(page).getByText(words.shared.sensitiveWarning)).toBeVisible();
      await contactForm(page).getByRole("button", { name: words.contactPage.submit }).click();
      await mailTo(office, email);
      await expect
        .poll(() => office.mails.some(({ mail }) => mail.replyTo?.[0]?.address === email))
        .toBe(true);
      await expect.poll(() => office.calls.some(({ body }) => body.includes(email))).toBe(true);
      expect(office.mails.filter(({ raw }) => raw.includes("123-45-6789"))).toEqual([]);
      expect(office.calls.filter(({ body }) => body.includes("123-45-6789"))).toEqual([]);
    },
  );
}
