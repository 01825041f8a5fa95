import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { accountWords } from "#content/words/office/account.ts";
import { calendarWords as deskCalendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { securityPlanWords } from "#content/words/office/security-plan.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import {
  bookAppointment,
  cancelAppointment,
  listFreeTimes,
  undoAppointmentChange,
} from "#domain/office/calendar-operations.ts";
import type { InputOf, Operation } from "#domain/office/operation.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { freeDays, heading, openScheduler, scheduler, times } from "./calendar-steps.ts";
import { marcus, rosa, sendLead } from "./desk-steps.ts";
import { expect, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { heroForm, mailTo, newAddress } from "./form-fills.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { makeOverdue, personIdOf } from "./office-rows.ts";
import { goToScreen, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";
import { translatePage } from "./translated-page.ts";
import { openWizard } from "./wizard-walk.ts";

// React says so where it does not know its texts again.
test.use({ allowedErrors: [/React error #418/] });
test.beforeEach(({ page }) => translatePage(page));

/** Holds the script of an island back until it is let go. */
async function holdScript(page: Page, name: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(name, async (script) => {
    await promise;
    await script.continue();
  });
  return resolve;
}

for (const locale of languages) {
  const words = formWords[locale];

  test(
    `what is typed and pressed on a translated ${locale} page outlives the coming of its script`,
    mechanics(locale),
    async ({ page, office }) => {
      const letScriptCome = await holdScript(page, /_astro\/LeadForm/);
      const email = newAddress();
      await page.goto(prefixOf[locale] || "/");
      const nameField = heroForm(page).locator("[name=name]");
      await nameField.click();
      await page.keyboard.type("Ana");
      await heroForm(page).locator("[name=email]").fill(email);
      await heroForm(page).locator("[name=service]").selectOption("bookkeeping");
      await nameField.focus();
      letScriptCome();
      await expect(heroForm(page)).toHaveAttribute("aria-busy", "false");
      await expect(nameField).toBeFocused();
      await page.keyboard.type(" Núñez");
      await nameField.press("Enter");
      await expect(toastOf(page)).toContainText(words.hero.success.title);
      expect((await mailTo(office, email)).mail.text).toContain("Ana Núñez");
      // Nothing of what was sent is put back.
      await page.reload();
      await expect(nameField).toHaveValue("");
    },
  );

  test(
    `a translated ${locale} calendar goes on from its days to the details`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await openScheduler(page, locale);
      await expect(scheduler(page).getByRole("status")).toHaveText(`${calendarWords[locale].chooseDay}*`);
      await expect(heading(page)).toBeFocused();
      await freeDays(page).first().click();
      await times(page).first().click();
      await expect(heading(page)).toHaveText(`${calendarWords[locale].headings.details}*`);
    },
  );
}

test("a translated wizard outlives its warning of a number", async ({ page }) => {
  await openWizard(page, "en");
  const fullName = page.locator("[name=fullName]");
  // The script of all islands may not hear the first one yet.
  await expect
    .poll(async () => {
      await fullName.dispatchEvent("focusin");
      return page.locator("[data-step]:has([name=fullName])").count();
    })
    .toBe(1);
  const type = (name: string) =>
    fullName.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, name);
  const warning = page.locator("[id$=fullName-warning]");
  await type("123-45-6789");
  await expect(warning).toHaveText(`${formWords.en.shared.sensitiveWarning}*`);
  await type("Ana");
  await expect(warning).toHaveText("");
  await expect(fullName).toBeAttached();
});

test("a translated office says what it does and what came of it", async ({ page }) => {
  const office = await startPractice();
  const { log } = recordsWords.en;
  const { counted, titles } = officeShellWords.en;
  const { session } = await openOwnerAccount(office, "en");
  const ask = <Each extends Operation>(operation: Each, input: InputOf<Each>) =>
    call(office.url, operation, input, session.access_token);
  await sendLead(office, rosa, "es");
  await sendLead(office, marcus, "en");
  await makeOverdue(office, rosa.name);
  await openOffice(page, office.url, session);
  const today = page.getByRole("link", { name: titles.today });
  await expect(today).toContainText(`, 1 ${counted.overdue}*`);
  await ask(logTouch, { id: personIdOf(office, rosa.name), kind: "visit" });
  await expect(today).toContainText(`1* ${counted.waiting}*`);

  await goToScreen(page, "/safeguards/log");
  await press(page, `${log.verify}*`);
  await expect(page.getByText(log.notSealed)).toBeVisible();

  await goToScreen(page, "/website/prices");
  const price = page.locator('[data-path="tiers/inPerson/tiers/families/price"]');
  await price.getByRole("textbox").fill("135");
  await expect(price.getByText(/^Draft saved/)).toBeVisible();
  await price.getByRole("button", { name: `${websiteWords.en.takeBack}*` }).click();
  await expect(price.getByText(/^Draft saved/)).toHaveCount(0);

  const genoveva = { name: "Genoveva Prueba", phone: "972 555 0142", writes: "en", speaks: "en" } as const;
  const { id: personId } = await ask(addPerson, { ...genoveva, source: "call", consent: false });
  await goToScreen(page, "/calendar");
  await page.getByRole("button", { name: deskCalendarWords.en.newAppointment }).click();
  const finding = page.getByRole("dialog");
  await finding.getByRole("textbox").fill("nobody");
  await expect(finding.getByText(/“nobody”/).last()).toBeVisible();
  await finding.getByRole("textbox").fill("Genoveva");
  await expect(finding.getByRole("button", { name: /^Genoveva/ })).toBeVisible();
  await page.keyboard.press("Escape");

  const { consent, appointments } = personWords.en;
  await goToScreen(page, `/people/${personId}`);
  await expect(page.getByText(consent.none)).toBeVisible();
  const { slots } = await ask(listFreeTimes, { typeId: "consultation" });
  const { id } = await ask(bookAppointment, {
    personId,
    typeId: "consultation",
    start: slots.at(-1)?.start ?? "",
    meeting: "phone",
    consent: true,
  });
  await expect(page.getByText(consent.spoken)).toBeVisible();
  const { eventId } = await ask(cancelAppointment, { id, letter: false });
  const isCanceled = page.getByText(new RegExp(`, ${appointments.cancelled}`));
  await expect(isCanceled).toBeVisible();
  await ask(undoAppointmentChange, { id, eventId });
  await expect(isCanceled).toHaveCount(0);
  await expect(page.getByText(consent.spoken)).toBeVisible();

  await goToScreen(page, "/safeguards/plan");
  await expect(page.getByText(securityPlanWords.en.systems.noBackups)).toBeVisible();
  await page.getByLabel(recordsWords.en.plan.language).selectOption("es");
  await expect(page.getByText(securityPlanWords.es.systems.noBackups)).toBeVisible();
  await goToScreen(page, "/account");
  await expect(page.getByText(accountWords.en.sessions.thisDevice)).toBeVisible();
  await page.locator("select[name=locale]").selectOption("es");
  await page
    .locator("form", { has: page.locator("select[name=locale]") })
    .getByRole("button")
    .click();
  await expect(page.getByText(accountWords.es.sessions.thisDevice)).toBeVisible();
  await page.close();
  await office.end();
});
