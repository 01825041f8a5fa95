import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { bookTime } from "./desk-steps.ts";
import { choose, expect, test, toastOf } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { bringForwardAppointments, personIdOf } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

// Sunday at noon in Chicago: the office opens no more in this week, so that the calendar begins with the coming one.
const sunday = "2026-11-15T18:00:00Z";

test("on a weekend the weeks are counted from the one that is shown", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const office = await startPractice({ NOW: sunday });
  await bookTime(office, "Ana Prueba", "16T14:00", "en");
  const session = await signInAt(office, { now: new Date(sunday), locale: "en" });
  await page.clock.setFixedTime(sunday);
  await openOffice(page, office.url, session, "/office/calendar");
  const words = calendarWords.en;
  const week = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const present = page.getByRole("link", { name: words.today, exact: true });
  await expect(week("November 16 – 22")).toBeVisible();
  await page.getByRole("link", { name: words.later }).click();
  await expect(week("November 23 – 29")).toBeVisible();
  await present.click();
  await expect(week("November 16 – 22")).toBeVisible();
  await page.getByRole("link", { name: words.earlier }).click();
  await expect(week("November 9 – 15")).toBeVisible();
  await present.click();
  await expect(week("November 16 – 22")).toBeVisible();
  await page.getByRole("link", { name: words.asList }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(/2:00 PM.*Ana/);

  // What is taken back is shown where it was.
  await page.goBack();
  await expect(page).toHaveURL(/calendar\??$/);
  await page.getByRole("button", { name: /2:00 PM Ana Prueba/ }).click();
  await page.getByRole("button", { name: words.entry.move }).click();
  await choose(page.getByRole("radio", { name: "3:30 PM", exact: true }).first());
  await page.getByRole("button", { name: words.move.submit }).click();
  await expect(page).toHaveURL(/day=2026-11-1[678]$/);
  await toastOf(page).getByRole("button", { name: officeShellWords.en.undo.label }).click();
  await expect(page).toHaveURL(/day=2026-11-16$/);
  await expect(page.getByRole("button", { name: /2:00 PM Ana Prueba/ })).toBeVisible();
  await page.close();
  await office.end();
});

test("a time in another year is told with that year, and one that is over with its date", async ({
  page,
}) => {
  const office = await startPractice({ NOW: sunday });
  await bookTime(office, "Ana Prueba", "16T14:00", "en");
  await bringForwardAppointments(office);
  const session = await signInAt(office, { now: new Date(sunday), locale: "en" });
  await page.clock.setFixedTime(sunday);
  await openOffice(page, office.url, session, `/office/people/${personIdOf(office, "Ana Prueba")}`);
  const { appointments } = personWords.en;
  await expect(page.getByRole("region", { name: appointments.heading })).toContainText("Nov 12, 2:00 PM");
  const words = calendarWords.en;
  // By key: what is asked of an appointment that is over comes late, and would move the button under a finger.
  await page.getByRole("button", { name: appointments.book }).press("Enter");
  await choose(page.getByRole("radio", { name: words.times.any }));
  await page.getByLabel(words.times.day, { exact: true }).fill("2027-11-18");
  await page.getByLabel(words.times.time, { exact: true }).fill("10:00");
  await page.getByLabel(words.book.consent).check();
  await page.getByRole("button", { name: words.book.submit, exact: true }).click();
  const time = "Thursday, November 18, 2027, 10:00 AM";
  await expect(toastOf(page)).toContainText(time);
  await page.goto(`${office.url}/office/calendar?day=2027-11-18`);
  await expect(page.getByRole("heading", { level: 1, name: "November 15 – 21, 2027" })).toBeVisible();
  await page.getByRole("button", { name: /10:00 AM Ana Prueba/ }).click();
  await expect(page.getByRole("dialog")).toContainText(time);
  await page.close();
  await office.end();
});
