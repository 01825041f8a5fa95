import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { reportActivity } from "#domain/office/account-operations.ts";
import { freeDays, heading, openScheduler } from "./calendar-steps.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { improved, openDialog } from "./page-frame.ts";
import { addressOf, expectStep, option, paths } from "./quiz-steps.ts";
import { startPractice } from "./start-practice.ts";
import { expectStep as expectStepOfWizard, nextButton, openAtPerson, wizardPath } from "./wizard-walk.ts";

const [firstAnswer] = paths.mobileApp;

test("a dialog stays open at a double click on its button, and at a selection that ends beside it", async ({
  page,
}) => {
  await page.goto("/services/payroll");
  await improved(page);
  await page.locator("main button[commandfor]").first().dblclick();
  await expect(openDialog(page)).toBeVisible();
  await openDialog(page).getByRole("textbox").last().hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(openDialog(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(openDialog(page)).toBeHidden();
});

test("a double click on an answer of the quiz answers one question", async ({ page }) => {
  await page.goto(addressOf("en"));
  await option(page, "en", firstAnswer).hover();
  await expect(page.locator("#quiz [data-step]")).toBeVisible();
  await option(page, "en", firstAnswer).dblclick();
  await expectStep(page, "en", 1);
  await expect(page.locator("#quiz").getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a double click on Next of the wizard goes one step on, also past steps that are answered", async ({
  page,
}) => {
  await openAtPerson(page, "en");
  await page.goto(`${wizardPath("en")}#step-3`);
  await expectStepOfWizard(page, "en", 3, 43);
  await nextButton(page, "en").dblclick();
  await expectStepOfWizard(page, "en", 4, 57);
});

test("a double click on a day takes no time that comes into view under it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScheduler(page, "en");
  const day = freeDays(page).first();
  await day.dblclick();
  await expect(day).toHaveAttribute("aria-selected", "true");
  await expect(heading(page)).toHaveText(calendarWords.en.headings.calendar);
});

test("a double click on a button of the office is one command", async ({ page }) => {
  const [{ alike, timeline }, { requests }] = [personWords.en, safeguardsWords.en];
  const other = "Rosita Delgado";
  const office = await startPractice();
  await sendLead(office, { ...rosa, name: other, email: "rosita@example.com" }, "es");
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/people");
  await page.getByRole("link", { name: rosa.name }).click();
  const commands: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // That its person is at work the office tells by itself after a minute.
    if (request.method() !== "POST" || pathname.endsWith(reportActivity.path)) return;
    if (pathname.startsWith("/office/api/")) commands.push(pathname.split("/").at(-1) ?? "");
  });
  const button = (name: string) => page.getByRole("button", { name });
  await button(timeline.reveal).dblclick();
  await expect(page.getByText("123-45-6789")).toBeVisible();
  const merge = button(fillIn(alike.mergeLabel, { name: other }));
  await merge.dblclick();
  await button(fillIn(alike.separateLabel, { name: other })).dblclick();
  await expect(merge).toBeVisible();
  const copies = page.waitForEvent("download");
  await button(requests.saveCopy).dblclick();
  await copies;
  await page.goto(`${office.url}/office/safeguards/access`);
  const { access } = recordsWords.en;
  await button(access.confirm).dblclick();
  await expect(toastOf(page)).toContainText(access.confirmed.title);
  await expect(toastOf(page)).not.toContainText(officeShellWords.en.errorTitle, { timeout: 4000 });
  expect(commands).toEqual(["reveal", "merge", "unmerge", "export", "confirm"]);
  await page.close();
  await office.end();
});
