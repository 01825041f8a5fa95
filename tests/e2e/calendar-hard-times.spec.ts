import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { expectNoViolation } from "./axe.ts";
import {
  chooseTime,
  emailField,
  fillDetails,
  freeDays,
  heading,
  openButton,
  openScheduler,
  scheduler,
  submitButton,
  times,
} from "./calendar-steps.ts";
import { expect, languages, mechanics, type Page, prefixOf, test } from "./fixtures.ts";
import { newAddress } from "./form-fills.ts";
import { languageSwitch } from "./page-frame.ts";

const slotsAddress = "**/booking/v1/slots*";

const monthName = (page: Page) => scheduler(page).locator("[aria-live]").filter({ hasText: /\d{4}/ });

test.use({ allowedErrors: [/Failed to load resource/] });

for (const locale of languages) {
  const words = calendarWords[locale];

  test(
    `a time that somebody else takes meanwhile is told in ${locale}, with others to choose`,
    mechanics(locale),
    async ({ page }) => {
      const email = newAddress();
      await openScheduler(page, locale);
      const start = await chooseTime(page, locale);
      await fillDetails(page, email);
      const faster = await page.request.post("/booking/v1/appointments", {
        headers: { "idempotency-key": crypto.randomUUID() },
        data: {
          stamp: await scheduler(page).locator("form [name=stamp]").inputValue(),
          website: "",
          service: "consultation",
          start,
          name: "Luis Peña",
          email: newAddress(),
          phone: "(972) 555-0198",
          locale,
        },
      });
      expect(faster.status()).toBe(200);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(words.headings.taken);
      await expect(heading(page)).toBeFocused();
      await expectNoViolation(page, "taken", { part: "dialog[open]" });
      await expect(scheduler(page)).not.toContainText(words.failure.split("{phone}")[0] ?? "");
      await expect(times(page)).toHaveCount(3);
      await times(page).first().click();
      await expect(emailField(page)).toHaveValue(email);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(words.headings.booked);
    },
  );

  test(
    `free times that cannot be loaded in ${locale} can be asked for again`,
    mechanics(locale),
    async ({ page }) => {
      await page.clock.install();
      let tries = 0;
      const seen = Promise.withResolvers<void>();
      await page.route(slotsAddress, async (route) => {
        tries += 1;
        // The clock runs on by itself, too: the last try fails only when all before it was looked at.
        if (tries === 4) await seen.promise;
        await route.abort();
      });
      await page.goto(prefixOf[locale] || "/");
      await openButton(page).click();
      const again = scheduler(page).getByRole("button", { name: words.tryAgain });
      for (const [retry, wait] of [1, 2, 4].entries()) {
        await expect.poll(() => tries).toBeGreaterThanOrEqual(retry + 1);
        await expect(again).toBeHidden();
        await page.clock.runFor(wait * 1000);
      }
      await expect.poll(() => tries).toBe(4);
      await expect(again).toBeHidden();
      seen.resolve();
      await expect(again).toBeVisible();
      expect(tries).toBe(4);
      await expectNoViolation(page, "failed", { part: "dialog[open]" });
      await page.unroute(slotsAddress);
      await again.click();
      await expect(monthName(page)).toBeFocused();
      await expect(freeDays(page).first()).toBeVisible();
    },
  );

  test(
    `a calendar whose script cannot be had in ${locale} leads to the list, and one lost answer is asked for again`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      const island = page.locator("astro-island[component-export=AppointmentCalendar]");
      const props = `**${await island.getAttribute("data-props")}`;
      await page.route(props, (route) => route.abort());
      await openButton(page).click();
      await expect(scheduler(page).getByText(words.plain)).toBeVisible();
      await expect(scheduler(page).getByText(words.loading)).toBeHidden();
      await expect(scheduler(page).getByRole("link", { name: words.asList })).toBeVisible();
      await page.unroute(props);
      await page.route(props, (route) => route.abort(), { times: 1 });
      await openScheduler(page, locale);
    },
  );

  test(
    `a month without free times says so in ${locale} and leads on`,
    mechanics(locale, "es"),
    async ({ page }) => {
      const asked: string[] = [];
      await page.route(slotsAddress, (route) => {
        asked.push(new URL(route.request().url()).searchParams.get("from") ?? "");
        return route.fulfill({ json: { slots: [] } });
      });
      // From the first day of some months the second one is the last that can be booked.
      await page.clock.setFixedTime("2026-11-16T15:00:00Z");
      await page.goto(prefixOf[locale] || "/");
      await openButton(page).click();
      const onward = scheduler(page).getByRole("button", { name: words.seeNextMonth });
      await expect(onward).toBeVisible();
      // The first month goes on by itself, once.
      await expect.poll(() => asked).toHaveLength(2);
      await expectNoViolation(page, "empty", { part: "dialog[open]" });
      await onward.click();
      await expect.poll(() => asked.length).toBe(3);
      await expect(monthName(page)).toBeFocused();
    },
  );
}

test("day, time and what was typed are there in the other language, until they are given up", async ({
  page,
}) => {
  const { en, es } = calendarWords;
  const email = newAddress();
  await openScheduler(page, "en");
  const start = await chooseTime(page, "en");
  await fillDetails(page, email);
  const secondWay = scheduler(page).getByRole("radio").nth(1);
  await secondWay.check();
  await page.keyboard.press("Escape");
  await languageSwitch(page, "en").click();
  await openButton(page).click();
  await expect(heading(page)).toHaveText(es.headings.details);
  await expect(heading(page)).toBeFocused();
  await expect(scheduler(page).locator("[name=start]")).toHaveValue(start);
  await expect(emailField(page)).toHaveValue(email);
  await expect(secondWay).toBeChecked();
  const letters = scheduler(page).locator("[name=locale]");
  await expect(letters).toHaveValue("es");
  await letters.selectOption("en");
  await page.keyboard.press("Escape");
  await languageSwitch(page, "es").click();
  await openButton(page).click();
  await expect(letters).toHaveValue("en");
  // Given up, the time does not come back.
  await scheduler(page).getByRole("button", { name: en.change }).click();
  await page.reload();
  await openButton(page).click();
  await expect(freeDays(page).first()).toBeVisible();
  await expect(heading(page)).toHaveText(en.headings.calendar);
});

test("a receipt speaks the language of its page, whichever one was chosen for messages", async ({ page }) => {
  await openScheduler(page, "en");
  await chooseTime(page, "en");
  await fillDetails(page, newAddress());
  await scheduler(page).locator("[name=locale]").selectOption("es");
  await submitButton(page).click();
  await expect(heading(page)).toHaveText(calendarWords.en.headings.booked);
  const where = fillIn(meetingWords.en.sentences.phone, { phone: "(972) 555-0199" });
  await expect(scheduler(page)).toContainText(where);
  await page.keyboard.press("Escape");
  await languageSwitch(page, "en").click();
  await openButton(page).click();
  await expect(heading(page)).toHaveText(calendarWords.es.headings.booked);
  await expect(scheduler(page)).not.toContainText(where);
});

test("a time that has passed since it was chosen or booked is no longer the choice", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage["choice:appointment"] =
      '{"slot":{"start":"2020-01-06T15:00:00Z","end":"2020-01-06T15:30:00Z"},"booked":{"email":"ana@example.com"}}';
  });
  await openScheduler(page, "en");
  await expect(heading(page)).toHaveText(calendarWords.en.headings.calendar);
});
