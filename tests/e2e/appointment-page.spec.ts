import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, journey, languages, mechanics, type Page, prefixOf, test } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";
import { improved, languageSwitch } from "./page-frame.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

const { types } = loadPractice().appointments;
/** The first one of a day can be booked only up to a full or half hour, which may strike while a test types. */
const lastTime = (page: Page) => page.locator("details[open] input[name=start]").last();
const phoneField = (page: Page, locale: Locale) =>
  page.getByRole("main").getByRole("textbox", { name: calendarWords[locale].labels.phone });
const submitOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

for (const locale of languages) {
  const words = appointmentWords[locale];
  const { notices, headings } = words.manage;
  /** A step is another page: its title, which is read first, says so too. */
  const expectStep = async (page: Page, step: keyof typeof headings) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[step]);
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(headings[step])} \\| `));
  };
  /** A new page reads out no status by itself. */
  const expectHeard = (page: Page, notice: string) =>
    expect(page.getByRole("status").filter({ hasText: notice })).toBeFocused();

  test(
    `without script, a time is booked, moved and cancelled in ${locale}`,
    journey(mechanics(locale, "es")),
    async ({ page, office }) => {
      const email = newAddress();
      await page.goto(`${prefixOf[locale]}/appointments`);
      await expect(page.locator("[data-fill], [data-repeat]")).toHaveCount(0);
      await page.getByRole("link", { name: words.times.later, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.times.heading })).toBeFocused();
      await expect(page.locator("main summary").nth(1)).toHaveAccessibleName(/, \d+ /);
      const start = await lastTime(page).inputValue();
      await lastTime(page).check();
      await page.locator("main [name=name]").fill("Ana Núñez");
      await page.locator("main [name=email]").fill(email);
      await phoneField(page, locale).fill("972-555-0199");
      await submitOf(page, calendarWords[locale].submit).click();
      await expectHeard(page, notices.booked);
      await expectStep(page, "show");
      const address = new URL(page.url());
      expect(address.pathname).toMatch(new RegExp(`^${prefixOf[locale]}/appointments/[\\w-]{32}$`));
      const where = fillIn(meetingWords[locale].sentences.phone, { phone: "(972) 555-0199" });
      await expect(page.getByRole("main")).toContainText(where);
      await expect(page.getByRole("main")).toContainText(types[0]?.bring[locale] ?? "");
      const { mail } = await mailTo(office, email);
      expect(mail.html).toContain(address.pathname);
      expect(mail.html).toContain(where);

      await page.goto(`${prefixOf[locale]}/appointments?week=${start.slice(0, 10)}`);
      await expect(page.locator("main input[name=start]")).not.toHaveCount(0);
      await expect(page.locator(`input[name=start][value="${start}"]`)).toHaveCount(0);

      await page.goto(address.pathname);
      await page.getByRole("link", { name: words.manage.move, exact: true }).click();
      await expectStep(page, "move");
      await lastTime(page).check();
      await page.locator("main form button[type=submit]").click();
      await expectStep(page, "confirm-move");
      expect(await sidewaysScroll(page)).toBe(0);
      await page.locator("main form[method=post] button").click();
      await expectHeard(page, notices.moved);

      await page.getByRole("link", { name: words.manage.cancel, exact: true }).click();
      await expectStep(page, "confirm-cancel");
      await page.locator("main form[method=post] button").click();
      await expectHeard(page, notices.cancelled);
      await expectStep(page, "cancelled");
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  test.describe(`a wrong post in ${locale}`, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test(
      "comes back with what was typed, and a lost time with what is free",
      mechanics(locale),
      async ({ page, request }) => {
        await page.goto(`${prefixOf[locale]}/appointments`);
        await page.locator("main [name=name]").fill("Ana Núñez");
        await page.locator("main [name=email]").fill("ana@example.com");
        await submitOf(page, calendarWords[locale].submit).click();
        const { problems } = formWords[locale];
        await expect(page.locator("[data-error-for=start]")).toHaveText(problems["time-required"]);
        await expect(page.getByText(problems["time-required"]).filter({ visible: true })).toHaveCount(1);
        const times = page.getByRole("group").filter({ has: page.locator(":focus") });
        await expect(times.last()).toHaveAccessibleDescription(problems["time-required"]);
        await expect(page.locator("main [name=name]")).toHaveValue("Ana Núñez");
        const start = await lastTime(page).inputValue();
        await lastTime(page).check();
        await submitOf(page, calendarWords[locale].submit).click();
        await expect(page.locator("[data-error-for=phone]")).toHaveText(problems["phone-required"]);
        await phoneField(page, locale).fill("972 555 0199");
        const other = {
          service: "consultation",
          start,
          name: "Eva",
          email: newAddress(),
          phone: "972 555 0198",
          locale,
        };
        expect((await request.post("/booking/v1/appointments", { data: other })).status()).toBe(200);
        await submitOf(page, calendarWords[locale].submit).click();
        await expect(page.locator("[data-error-for=start]")).toHaveText(problems["slot-taken"]);
        await expect(page.locator("main [name=email]")).toHaveValue("ana@example.com");
        await expect(page.locator(`input[name=start][value="${start}"]`)).toHaveCount(0);
      },
    );

    test("an unknown link says so and is not listed", mechanics(locale), async ({ page }) => {
      const answer = await page.goto(`${prefixOf[locale]}/appointments/${"x".repeat(32)}`);
      expect(answer?.status()).toBe(404);
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });

  test.describe(`every view of an appointment in ${locale}, with script`, () => {
    test.use({ javaScriptEnabled: true, allowedErrors: [/status of 409/] });

    test("keeps the way to meet in the other language", mechanics(locale, "es"), async ({ page }) => {
      const secondWay = page.locator("main [name=meeting]").nth(1);
      const comments = page.locator("main [name=comments]");
      await page.goto(`${prefixOf[otherLocale[locale]]}/appointments`);
      await improved(page);
      await secondWay.check();
      await comments.fill("Soon");
      await page.goto(`${prefixOf[locale]}/appointments`);
      await expect(comments).toHaveValue("Soon");
      await expect(secondWay).toBeChecked();
    });

    test(
      "is accessible, and the language switch stays with it",
      mechanics(locale, "es"),
      async ({ page, request }) => {
        await page.goto(`${prefixOf[locale]}/appointments`);
        const start = await lastTime(page).inputValue();
        const fields = {
          service: "consultation",
          name: "Ana",
          email: newAddress(),
          phone: "972 555 0198",
          locale,
        };
        const book = (at: string) =>
          request.post("/booking/v1/appointments", { data: { ...fields, start: at, tz: "Asia/Kolkata" } });
        const booked = await book(start);
        const { pathname } = new URL((await booked.json()).manageUrl);
        // On another day, late in this one.
        await page.goto(`${prefixOf[locale]}/appointments`);
        const later = await lastTime(page).inputValue();
        const confirmStep = `?step=confirm-move&start=${encodeURIComponent(later)}`;
        for (const step of ["", "?step=move", "?step=cancel", confirmStep]) {
          await page.goto(pathname + step);
          await expectNoViolation(page, step);
          await expect(page.locator("[data-fill], [data-if], [data-repeat]")).toHaveCount(0);
        }
        // The refusal stands at the address of the appointment itself.
        expect((await book(later)).status()).toBe(200);
        await submitOf(page, words.manage.confirmMove).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.move);
        await expect.poll(() => page.evaluate("loaded")).toBe(1);
        await page.getByRole("link", { name: words.manage.keepTime, exact: true }).click();
        await expectStep(page, "show");
        await expect(page.getByRole("main")).toContainText(words.manage.facts.officeWhen);
        await expect(languageSwitch(page, locale)).toHaveAttribute(
          "href",
          locale === "en" ? `/es${pathname}` : pathname.replace(/^\/es/, ""),
        );
      },
    );
  });
}
