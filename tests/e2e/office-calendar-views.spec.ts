import type { Locator } from "@playwright/test";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { getCalendar, moveAppointment } from "#domain/office/calendar-operations.ts";
import { longDay } from "#office/calendar/calendar-days.ts";
import { noteAnnouncements } from "./announcements.ts";
import { expectSoundInItsThemes } from "./axe.ts";
import { bookTime } from "./desk-steps.ts";
import { choose, expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice } from "./office-owner.ts";
import { bringForwardAppointments } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/ERR_FAILED|status of 409/] });

// Monday at 9:00 in Chicago; the week has no holiday.
const monday = "2026-11-16T15:00:00Z";

test("on a phone the calendar follows an appointment to its day, and the card books on itself", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Ana Prueba", "16T14:00", "es");
  const session = await signInAt(office, { now: new Date(monday), locale: "es" });
  await page.clock.setFixedTime(monday);
  const heard = await noteAnnouncements(page);
  await openOffice(page, office.url, session, "/office/calendar");
  const words = calendarWords.es;
  const ana = (time: RegExp) => page.getByRole("button", { name: time }).filter({ hasText: "Ana Prueba" });
  await ana(/2:00/).click();
  await page.getByRole("button", { name: words.entry.move }).click();
  await choose(page.getByRole("radio", { name: "10:30 a. m.", exact: true }).nth(1));
  // A colleague is faster.
  const [entry] = (await call(office.url, getCalendar, {}, session.access_token)).appointments;
  const other = { id: entry?.id ?? "", start: "2026-11-16T16:00", letter: false };
  await call(office.url, moveAppointment, other, session.access_token);
  await page.getByRole("button", { name: words.move.submit }).click();
  await expect(page.getByRole("alert").last()).toContainText(/^Elena Prueba reprogramó .* 4:00/);
  await page.getByRole("button", { name: words.move.submit }).click();
  await expect(ana(/10:30/)).toBeVisible();
  await expect(page).toHaveURL(/day=2026-11-17$/);
  // Into another week, whose appointments come later than the end of the sheet.
  await ana(/10:30/).click();
  await page.getByRole("button", { name: words.entry.move }).click();
  await choose(page.getByRole("radio", { name: "9:00 a. m.", exact: true }).nth(5));
  await page.getByRole("button", { name: words.move.submit }).click();
  await expect(ana(/9:00/)).toBeVisible();
  await expect(page).toHaveURL(/day=2026-11-24$/);
  // Both toasts were heard, in this order.
  expect(await heard()).toMatch(/Ana Prueba.*10:30.*Ana Prueba.*9:00/s);
  // Taken back, it is followed back.
  await toastOf(page).getByRole("button", { name: officeShellWords.es.undo.label }).last().click();
  await expect(page).toHaveURL(/day=2026-11-17$/);

  await ana(/10:30/).click();
  await page.getByRole("link", { name: words.entry.card }).click();
  const card = page.getByRole("heading", { level: 1, name: /Ana Prueba/ });
  await page.getByRole("button", { name: personWords.es.appointments.book }).click();
  await page.getByRole("button", { name: words.times.more }).press("Enter");
  const later = longDay("2026-11-30", "es");
  await expect(page.getByRole("heading", { name: later })).toBeFocused();
  const times = page.getByRole("group", { name: later });
  await choose(times.getByRole("radio", { name: "12:00 p. m.", exact: true }));
  await page.getByLabel(words.book.consent).check();
  await page.getByRole("button", { name: words.book.submit, exact: true }).click();
  await expect(toastOf(page)).toContainText("Reservada para Ana Prueba");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card).toBeVisible();
  const history = page.getByRole("region", { name: personWords.es.timeline.heading });
  await expect(history).toContainText("12:00 p. m.");
  await page.close();
  await office.end();
});

test("a chosen time that somebody else takes is told at once, and when it is sent", async ({ page }) => {
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Beto Prueba", "19T14:30", "en");
  const session = await signInAt(office, { now: new Date(monday), locale: "en" });
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar");
  const words = calendarWords.en;
  await page.getByRole("button", { name: /Beto Prueba/ }).click();
  await page.getByRole("button", { name: words.entry.move }).click();
  const tuesday = page.getByRole("group", { name: longDay("2026-11-17", "en") });
  const time = (name: string) => tuesday.getByRole("radio", { name, exact: true });
  await time("12:00 PM").focus();
  await page.keyboard.press("Space");
  await bookTime(office, "Carla Prueba", "17T12:00", "en");
  await expect(page.getByRole("alert")).toContainText(words.times.taken);
  await expect(page.getByRole("heading", { name: /Beto Prueba/ })).toBeFocused();
  await expect(page.getByRole("radio")).toHaveCount(5);
  // Before the times are read again.
  const held = Promise.withResolvers<void>();
  await page.route(/\/free-times\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await choose(time("12:30 PM"));
  await bookTime(office, "Dora Prueba", "17T12:30", "en");
  const refused = page.waitForResponse(/\/move$/);
  await page.getByRole("button", { name: words.move.submit }).click();
  expect((await refused).status()).toBe(409);
  held.resolve();
  await expect(page.getByRole("alert")).toContainText(words.times.taken);
  await expect(time("12:30 PM")).toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(5);
  // All others of the day.
  await page.getByRole("button", { name: words.times.more }).click();
  await choose(time("3:30 PM"));
  await page.getByRole("button", { name: words.move.submit }).click();
  await expect(toastOf(page)).toContainText("3:30 PM");
  await page.close();
  await office.end();
});

test("the list has what looked automated, too, in the order of the day; the grid says what its colours mean", async ({
  page,
}) => {
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Ana Prueba", "17T14:00", "en");
  await bookTime(office, "Beto Prueba", "17T10:00", "en");
  await bookTime(office, "Cheap Loans", "17T11:00", "en", "x");
  const session = await signInAt(office, { now: new Date(monday), locale: "en" });
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar?week=2026-11-16&view=list");
  const words = calendarWords.en;
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines).toHaveText([/10:00 AM.*Beto/, /11:00 AM.*Cheap Loans/, /2:00 PM.*Ana/]);
  await expect(lines.nth(1)).toContainText(words.suspected.label);
  await expectSoundInItsThemes(page, "list with a suspected bot");
  await page.getByRole("button", { name: "Cheap Loans" }).click();
  await expect(page.getByRole("dialog", { name: words.suspected.label })).toBeVisible();
  await page.goBack();
  // Faster than the weeks are read.
  let wanted = Promise.withResolvers<void>();
  await page.route("**/office/api/calendar*", async (route) => {
    await wanted.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: words.later }).click();
  await expect(page).toHaveURL(/week=2026-11-23/);
  await page.getByRole("link", { name: words.later }).click();
  await expect(page).toHaveURL(/week=2026-11-30/);
  wanted.resolve();
  await expect(page.getByText(words.emptyWeek)).toBeVisible();
  wanted = Promise.withResolvers();
  await page.getByRole("link", { name: words.today, exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: words.asGrid }).click();
  await expect(page).toHaveURL(/week=2026-11-16$/);
  wanted.resolve();
  await expect(page.getByText(meetingWords.en.ways.office, { exact: true })).toBeVisible();
  await expect(
    page.getByRole("button", { name: new RegExp(`^${words.suspected.label} ?, 11:00 AM, Cheap Loans$`) }),
  ).toBeVisible();
  const today = page.getByRole("heading", { level: 2, name: longDay("2026-11-16", "en") });
  await expect(today).toHaveAttribute("aria-current", "date");
  await expectSoundInItsThemes(page, "grid with its legend");
  const head = page.getByRole("heading", { level: 1, name: "November 16 – 22" }).locator("..");
  expect((await head.boundingBox())?.height, "the head is one row").toBeLessThan(70);

  await bringForwardAppointments(office);
  await page.getByRole("link", { name: words.earlier }).click();
  const appointment = page.getByRole("button", { name: /Ana Prueba/ });
  await appointment.click();
  const noShow = page.getByRole("button", { name: words.entry.noShow, exact: true });
  const kept = page.getByRole("button", { name: words.entry.kept, exact: true });
  // What is over is asked about first, and nothing else stands out.
  await expect(page.getByRole("dialog").locator(".button-row .button").first()).toHaveText(words.entry.kept);
  await expect(page.getByRole("button", { name: words.entry.move })).toHaveClass(/quiet/);
  await kept.click();
  const mark = () =>
    appointment.locator("strong").evaluate((each) => getComputedStyle(each, "::before").content);
  await expect.poll(mark).toContain("✓");
  await appointment.click();
  await noShow.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(mark).toBe("none");
  await appointment.click();
  await expect(noShow).toHaveAttribute("aria-pressed", "true");
  // Who looks at the two buttons sees which one it is.
  const colour = (button: Locator) => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await colour(noShow)).not.toBe(await colour(kept));
  await expectSoundInItsThemes(page, "a no-show", { part: "dialog[open]" });

  await page.route("**/office/api/calendar*", (route) => route.abort());
  // Nor does a signal have it read again before the press.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await page.goto(`${office.url}/office/calendar?week=2026-11-23`);
  await expect(page.getByRole("alert").first()).toContainText(officeProblemWords.en.noConnection);
  await page.unroute("**/office/api/calendar*");
  await page.getByRole("button", { name: officeShellWords.en.tryAgain }).click();
  await expect(page.getByText("Thanksgiving Day").first()).toBeVisible();
  await page.close();
  await office.end();
});
