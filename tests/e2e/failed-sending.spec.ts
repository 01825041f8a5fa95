import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { momentWords } from "#content/format/moments.ts";
import { loadPractice } from "#content/load-practice.ts";
import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { expect, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import {
  contactForm,
  fillConsultation,
  fillContact,
  fillHero,
  heroForm,
  mailTo,
  newAddress,
  pressAndHold,
} from "./form-fills.ts";
import { openDialog } from "./page-frame.ts";

const functions = "**/functions/v1/*";
const noise = /Failed to load resource/;
test.use({ allowedErrors: [/Failed to load resource|^Failed to (?:call|send)|^refused$/] });

/** The errors that the page itself logs, without the browser's own. */
function loggedErrors(page: Page) {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !noise.test(message.text())) logged.push(message.text());
  });
  return logged;
}

/** Before a toast leaves by itself. */
const soon = { timeout: 4000 };

for (const locale of languages) {
  const words = formWords[locale];
  const { queued } = sentFormWords[locale];

  test(
    `the ${locale} hero shows every failure as success, logs it once, and loses no request`,
    mechanics(locale),
    async ({ page, office }) => {
      const logged = loggedErrors(page);
      const addresses: string[] = [];
      // One of each outcome in the gate: to come later, refused, unreachable.
      for (const status of locale === "en" ? [429, 403, undefined] : [429, 403, 413, 500, undefined]) {
        await page.route(functions, (route) =>
          status ? route.fulfill({ status, json: { error: "refused" } }) : route.abort(),
        );
        const email = newAddress();
        addresses.push(email);
        await page.goto(prefixOf[locale] || "/");
        await fillHero(page, locale, { name: "Ana", email });
        const tried = logged.length;
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        await expect(toastOf(page)).toContainText(words.hero.success.title);
        await expect(toastOf(page)).not.toContainText(words.shared.errorTitle, soon);
        await expect(heroForm(page).getByLabel(words.hero.labels.name)).toHaveValue("");
        // Nobody can say when a refused request will be taken, so nothing is promised.
        const receipt = page.getByRole("heading", { name: words.hero.success.title }).locator("..");
        await expect(receipt.getByText(queued.text)).toHaveCount(status === 403 || status === 413 ? 0 : 1);
        expect(logged.slice(tried)).toEqual([status ? "refused" : "Failed to call send-hero-consultation"]);
      }
      await page.unroute(functions);
      await page.goto(`${prefixOf[locale]}/about`);
      for (const email of addresses) await mailTo(office, email);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("offline-queue"))).toBeNull();
    },
  );

  test(
    `what a ${locale} form or dialog cannot send waits on the device, says so, and goes out once`,
    mechanics(locale, "es"),
    async ({ page, office }) => {
      const logged = loggedErrors(page);
      const keys: (string | undefined)[] = [];
      await page.route(functions, (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        return route.abort();
      });
      await page.goto(`${prefixOf[locale]}/contact`);
      const email = newAddress();
      await fillContact(page, locale, email);
      await contactForm(page).getByRole("button", { name: words.contactPage.submit }).click();
      await expect(toastOf(page)).toContainText(words.contactPage.failure);
      await expect(page.getByText(queued.text)).toHaveCount(1);
      await expect(contactForm(page)).toContainText(queued.text);
      await expect(contactForm(page)).toContainText(fillCount(queued.waiting, 1));
      await expect(contactForm(page).getByLabel(words.contactPage.labels.email)).toHaveValue(email);

      const other = newAddress();
      await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
      await fillConsultation(page, locale, other);
      await openDialog(page).locator("button[type=submit]").click();
      await expect(openDialog(page)).toContainText(fillCount(queued.waiting, 2));
      await page.keyboard.press("Escape");
      await expect(page.getByText(words.consultation.failure)).toHaveCount(0, soon);
      expect(logged).toEqual(["Failed to call send-contact-message", "Failed to send consultation request"]);

      // Waited for before anything is let through: the queue may try again by itself at any moment.
      const later = [...new Set(keys)].map((key) =>
        page.waitForResponse((response) => response.request().headers()["idempotency-key"] === key),
      );
      await page.unroute(functions);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      const answers = await Promise.all(later);
      // It goes by itself, before a busy machine has sent its mails.
      await expect(toastOf(page)).toContainText(words.contactPage.success.title);
      await mailTo(office, email);
      await mailTo(office, other);
      // Taken just before and just after a minute begins, they are promised other minutes.
      const promises = answers.map(async (answer) => {
        const replyBy = new Date((await answer.headerValue("reply-by")) ?? "");
        const moment = momentWords(replyBy, locale, loadPractice().business.timeZone);
        return fillIn(visitorLetterWords[locale].promise, { moment });
      });
      const promised = await Promise.all(promises);
      for (const promise of promised)
        await expect(page.getByText(promise)).toHaveCount(promised.filter((each) => each === promise).length);
      await expect(contactForm(page)).not.toContainText(queued.text);
      await expect(contactForm(page).getByLabel(words.contactPage.labels.email)).toHaveValue("");
      expect(office.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
    },
  );

  test(
    `a ${locale} form whose honeypot is filled answers nothing to the eye`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      const email = newAddress();
      await fillContact(page, locale, email);
      await contactForm(page)
        .locator("[name=website]")
        .evaluate((trap: HTMLInputElement) => {
          trap.value = "https://spam.example";
        });
      const answer = page.waitForResponse(functions);
      const submit = contactForm(page).getByRole("button", { name: words.contactPage.submit });
      await submit.click();
      await (await answer).finished();
      await expect(submit).toBeEnabled();
      await expect(contactForm(page).getByLabel(words.contactPage.labels.email)).toHaveValue(email);
      await expect(toastOf(page)).toHaveCount(0);

      await contactForm(page).getByLabel(words.contactPage.labels.firstName).fill("");
      await submit.click();
      await expect(submit).toBeEnabled();
      await expect(contactForm(page).locator(".problem:visible")).toHaveCount(0);
      await expect(toastOf(page)).toHaveCount(0);
    },
  );
}

test("what another tab has sent is no longer said to wait", async ({ page, context, office }) => {
  const { contactPage } = formWords.en;
  const email = newAddress();
  await page.route(functions, (route) => route.abort());
  await page.goto("/contact");
  await fillContact(page, "en", email);
  await contactForm(page).getByRole("button", { name: contactPage.submit }).click();
  await expect(contactForm(page)).toContainText(sentFormWords.en.queued.text);
  const other = await context.newPage();
  await other.goto("/about");
  // Again and again: the other tab may be the one that tries to send at a moment.
  await expect
    .poll(() => other.evaluate(() => [dispatchEvent(new Event("online")), localStorage["offline-queue"]][1]))
    .toBeUndefined();
  await expect(toastOf(page)).toContainText(contactPage.success.title);
  await expect(page.getByText(sentFormWords.en.queued.text)).toHaveCount(0);
  await mailTo(office, email);
});

test("what is typed while a message is on its way stays, and is another request", async ({ page }) => {
  const { labels, submit } = formWords.en.contactPage;
  const send = contactForm(page).getByRole("button", { name: submit });
  const message = contactForm(page).getByLabel(labels.message);
  await page.goto("/contact");
  await fillContact(page, "en", newAddress(), "first");
  const lost = await pressAndHold(page, send);
  await message.fill("first, second");
  // The queue, which tries again by itself, does not get through before it has been seen.
  await page.route(functions, (route) => route.abort());
  await lost.abort();
  await expect(contactForm(page)).toContainText(sentFormWords.en.queued.text);
  await page.unroute(functions);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(contactForm(page)).not.toContainText(sentFormWords.en.queued.text);
  await expect(message).toHaveValue("first, second");

  const slow = await pressAndHold(page, send);
  await message.fill("first, second, third");
  await slow.continue();
  await page.getByRole("button", { name: sentFormWords.en.again.form }).click();
  await expect(message).toHaveValue("first, second, third");
  await page.reload();
  await expect(message).toHaveValue("first, second, third");
});
