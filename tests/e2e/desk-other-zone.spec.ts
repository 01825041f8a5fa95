import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { securityPlanWords } from "#content/words/office/security-plan.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { zoneNoteWords } from "#content/words/office/zone-note.ts";
import { days } from "#domain/durations.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { banStaff, inviteStaff, listStaff } from "#domain/office/staff-operations.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

// In Texas the year is not over.
const night = "2026-12-31T23:50:00-06:00";
test.use({ timezoneId: "Europe/Madrid" });

test("who works in another time zone reads the practice's days", async ({ page }) => {
  const office = await startPractice({ NOW: night });
  const session = await signInAt(office, { now: new Date(night), locale: "en" });
  const caller = { name: "Noche Prueba", phone: "972 555 0174", writes: "es", speaks: "es" } as const;
  const { id } = await call(
    office.url,
    addPerson,
    { ...caller, source: "call", consent: true },
    session.access_token,
  );
  await sendLead(office, { ...rosa, name: "http://one.example http://two.example" }, "en");
  await page.clock.setFixedTime(night);
  await openOffice(page, office.url, session, `/office/people/${id}`);
  const since = fillIn(personWords.en.source.since, { date: "Dec 31, 2026" });
  await expect(page.getByText(since)).toBeVisible();
  const zone = "Central Time";
  const note = page.getByText(fillIn(zoneNoteWords.en, { zone }));
  await expect(note).toBeVisible();
  await page.goto(`${office.url}/office/account`);
  const active = fillIn(accountWords.en.sessions.active, { moment: "Dec 31, 2026, 11:50 PM" });
  await expect(page.getByText(active)).toBeVisible();
  await page.goto(`${office.url}/office/spam`);
  await expect(page.getByText(fillIn(spamWords.en.deleted, { moment: "Jan 30, 2027" }))).toBeVisible();
  // A moment is asked for as the practice's clock has it, which the form names.
  const { recover } = deliveriesWords.en;
  await page.goto(`${office.url}/office/deliveries`);
  await page.getByRole("button", { name: recover.open, exact: true }).press("Enter");
  await page.getByLabel(`${recover.since} (${zone})`).fill("2026-12-31T23:00");
  const recovering = page.waitForRequest(/deliveries\/recover$/);
  await page.keyboard.press("Enter");
  expect((await recovering).postDataJSON()).toEqual({ since: "2027-01-01T05:00:00.000Z" });
  await expect(page.getByRole("dialog")).toContainText(fillCount(recover.done, 0));
  // Who has access stands in the plan; who is blocked has none.
  for (const name of ["Invited", "Blocked"]) {
    const member = { name, email: `${name}@practice.example`, role: "preparer", locale: "en" } as const;
    await call(office.url, inviteStaff, member, session.access_token);
  }
  const { staff } = await call(office.url, listStaff, {}, session.access_token);
  const blocked = staff.find(({ name }) => name === "Blocked")?.id ?? "";
  await call(office.url, banStaff, { id: blocked }, session.access_token);
  // A laptop whose clock is a day slow prints the plan with the day of the server.
  await page.clock.setFixedTime(Date.parse(night) - days(1));
  await page.goto(`${office.url}/office/safeguards/plan`);
  await expect(page.getByRole("main")).toContainText("December 31, 2026");
  await expect(page.getByRole("listitem").filter({ hasText: "Invited: Preparer" })).toContainText(
    recordsWords.en.access.states.invited,
  );
  await expect(page.getByText("Blocked: Preparer")).toHaveCount(0);
  await expect(page.getByText(securityPlanWords.en.systems.noBackups)).toBeVisible();
  await page.close();
  await office.end();
});
