import { fillIn } from "#content/format/fill-in.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { shellWords } from "#content/words/shell.ts";
import {
  chooseTime,
  emailField,
  freeDays,
  heading,
  nameField,
  openScheduler,
  phoneField,
  scheduler,
  submitButton,
  times,
} from "./calendar-steps.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, languages, mechanics, type Page, prefixOf, soakUnless, test } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";
import { stepInHistory } from "./page-frame.ts";
import { chosenWords, partsOf, serviceName, tierNames, tierPages } from "./tier-pages.ts";

for (const locale of languages) {
  const { bookAppointment } = shellWords[locale];

  test(
    `"${bookAppointment}" in the header opens the calendar of the contact page`,
    journey(mechanics(locale)),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/about`);
      const button = page.locator("header").getByRole("link", { name: bookAppointment });
      await button.click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/contact#scheduler$`));
      await expect(freeDays(page).first()).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(scheduler(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/contact$`));
      await button.click();
      await expect(scheduler(page)).toBeVisible();
      await stepInHistory(page, -1);
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/(?:contact|about)$`));
    },
  );

  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

    const { label, book } = shellWords[locale].phoneBar;

    test(
      "the bar of pages without a calendar leads to the calendar's page",
      mechanics(locale),
      async ({ page }) => {
        for (const path of ["/services/payroll", "/services/notary-public", "/about"]) {
          await page.goto(`${prefixOf[locale]}${path}`);
          await page.getByRole("navigation", { name: label }).getByRole("link", { name: book }).tap();
          await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/appointments$`));
        }
      },
    );

    test("the bar of pages with a calendar opens it there", mechanics(locale), async ({ page }) => {
      for (const path of ["", "/faqs", "/contact", "/services/virtual"]) {
        await page.goto(`${prefixOf[locale]}${path}` || "/");
        await page.getByRole("navigation", { name: label }).getByRole("button", { name: book }).tap();
        await expect(freeDays(page).first()).toBeVisible();
      }
    });
  });

  for (const tierPage of tierPages.filter(({ kind }) => kind === "booking")) {
    const isVirtual = tierPage.route === "virtual";
    const address = prefixOf[locale] + tierPage.path;
    // Of the two whose appointment is a call the gate takes one, in the language that the one by video has not.
    const isInGate = isVirtual ? locale === "en" : tierPage.route === "mobileApp" && locale === "es";
    const { labels, calendar } = formWords[locale].booking;
    const chosen = chosenWords(tierPage, locale, 1);
    /** Chooses the second tier, types who asks, and goes on to the calendar. */
    const goToCalendar = async (page: Page, email: string) => {
      const parts = partsOf(page, tierPage, locale);
      await page.goto(address);
      await parts.cards.nth(1).click();
      await parts.goOn.click();
      await parts.dialog.getByLabel(labels.name).fill("Ana Núñez");
      await parts.dialog.getByLabel(labels.email).fill(email);
      await parts.dialog.getByLabel(labels.phone).fill("(972) 555-0199");
      await parts.dialog.getByRole("button", { name: calendar }).click();
      return parts;
    };

    test(
      `the tier chosen on ${address} fixes the appointment, and what was typed goes along`,
      isVirtual ? journey(soakUnless(isInGate)) : soakUnless(isInGate),
      async ({ page, office }) => {
        const email = newAddress();
        const parts = await goToCalendar(page, email);
        await expect(freeDays(page).first()).toBeVisible();
        await expect(scheduler(page)).toContainText(chosen);
        await expect(scheduler(page).getByRole("combobox", { name: calendarWords[locale].type })).toHaveCount(
          0,
        );
        await chooseTime(page, locale);
        const length = fillIn(calendarWords[locale].minutes, { minutes: isVirtual ? 60 : 30 });
        await expect(scheduler(page)).toContainText(length);
        await expect(scheduler(page)).toContainText(chosen);
        await expect(nameField(page)).toHaveValue("Ana Núñez");
        await expect(emailField(page)).toHaveValue(email);
        await expect(phoneField(page)).toHaveValue("(972) 555-0199");
        await page.keyboard.press("Escape");
        await expect(parts.dialog.getByLabel(labels.slot)).toHaveValue(/\d/);

        // A tier of another length has no such time; the chosen one has it still.
        for (const place of isVirtual ? [0, 1] : []) {
          await page.keyboard.press("Escape");
          await parts.cards.nth(place).click();
          await parts.goOn.click();
          await parts.dialog.getByRole("button", { name: calendar }).click();
          const { headings } = calendarWords[locale];
          await expect(heading(page)).toHaveText(place === 0 ? headings.calendar : headings.details);
          await page.keyboard.press("Escape");
        }
        await parts.dialog.getByRole("button", { name: calendar }).click();
        await submitButton(page).click();
        await expect(heading(page)).toHaveText(calendarWords[locale].headings.booked);
        const { sentences } = meetingWords[locale];
        const where = isVirtual ? sentences.video : fillIn(sentences.phone, { phone: "(972) 555-0199" });
        await expect(scheduler(page)).toContainText(where);
        const name = tierNames(tierPage, locale)[1] ?? "";
        const { mail } = await mailTo(office, email);
        expect(oneLine(mail.text)).toContain(name);
        expect(oneLine(mail.text)).toContain(where);
        await expect
          .poll(() => office.calls.map(({ body }) => JSON.parse(body)).find((call) => call.email === email))
          .toMatchObject({
            formType: "appointment",
            service: isVirtual ? "virtual-60" : "consultation",
            meeting: isVirtual ? "video" : "phone",
            tier: `${serviceName(tierPage, locale)}: ${name}`,
          });
        await scheduler(page)
          .getByRole("button", { name: calendarWords[locale].booked.close })
          .last()
          .click();
        await expect(parts.chosen).toHaveCount(0);
      },
    );

    test.describe(`without script, ${address}`, () => {
      test.use({ javaScriptEnabled: false });

      test(
        "hands over to the list of times what was chosen and typed",
        isVirtual ? journey(soakUnless(false)) : soakUnless(isInGate),
        async ({ page, office, browserName }) => {
          test.skip(...engineLimit("dialogWithoutScript", browserName));
          const email = newAddress();
          await goToCalendar(page, email);
          await expect(page).toHaveURL(`${office.url}${prefixOf[locale]}/appointments`);
          const main = page.getByRole("main");
          await expect(main).toContainText(tierNames(tierPage, locale)[1] ?? "");
          await expect(main.getByLabel(calendarWords[locale].labels.email)).toHaveValue(email);
          await main.locator("details[open] input[name=start]").last().check();
          await main.getByRole("button", { name: calendarWords[locale].submit, exact: true }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(
            appointmentWords[locale].manage.headings.show,
          );
          await expect(main).toContainText(tierNames(tierPage, locale)[1] ?? "");
        },
      );
    });
  }
}

test("a day that is chosen once more leads to its times again", async ({ page }) => {
  await openScheduler(page, "en");
  await freeDays(page).first().focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(scheduler(page).locator("p:focus")).toHaveText(/, \d+ /);
    await page.keyboard.press("Shift+Tab");
  }
});

test("a day that is chosen on a phone held sideways brings its first time out from below the head", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openScheduler(page, "es");
  await freeDays(page).last().click();
  const isSeen = (time: Element) => {
    const { x, y } = time.getBoundingClientRect();
    return time.contains(document.elementFromPoint(x + 9, y + 9));
  };
  await expect.poll(() => times(page).first().evaluate(isSeen)).toBe(true);
});

const oneLine = (text = "") => text.replace(/\s+/g, " ");
