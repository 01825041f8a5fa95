import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import {
  assignAppointment,
  cancelAppointment,
  getCalendar,
  moveAppointment,
  noteOutcome,
  undoAppointmentChange,
} from "#domain/office/calendar-operations.ts";
import { bookTime, expectSound } from "./desk-steps.ts";
import { choose, expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice } from "./office-owner.ts";
import { bringForwardAppointments } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 40[39]/] });

// Monday at 9:00 in Chicago; the week has no holiday.
const monday = "2026-11-16T15:00:00Z";
const now = new Date(monday);

test("an appointment that a colleague takes out of the week stays on the sheet of who changes it, and is told", async ({
  page,
}) => {
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Beto Prueba", "19T14:30", "en");
  const session = await signInAt(office, { now, locale: "en" });
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar");
  const words = calendarWords.en;
  const { access_token: token } = session;
  const [entry] = (await call(office.url, getCalendar, {}, token)).appointments;
  const id = entry?.id ?? "";
  const beto = page.locator("button[data-way]").filter({ hasText: "Beto Prueba" });
  const submit = page.getByRole("button", { name: words.move.submit, exact: true });
  const reschedule = async () => {
    await beto.click();
    await page.getByRole("button", { name: words.entry.move, exact: true }).click();
    await choose(page.getByRole("radio", { name: words.times.any }));
    await page.getByLabel(words.times.time, { exact: true }).fill("16:15");
    await page.getByLabel(words.times.reason).fill("works by day");
  };
  await reschedule();
  await call(office.url, moveAppointment, { id, start: "2026-11-24T10:00", letter: false }, token);
  await expect(beto).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole("alert")).toContainText(/^Elena Prueba rescheduled it meanwhile/);
  await submit.click();
  await expect(toastOf(page)).toContainText("4:15 PM");

  await reschedule();
  const { eventId } = await call(office.url, cancelAppointment, { id, letter: false }, token);
  await expect(beto).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole("alert")).toContainText(officeProblemWords.en.operations["state-changed"]);
  await expect(page.getByLabel(words.times.reason)).toHaveValue("works by day");
  await page.keyboard.press("Escape");
  await call(office.url, undoAppointmentChange, { id, eventId }, token);
  await expect(beto).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await beto.click();
  const cancel = page.getByRole("button", { name: words.cancel.submit, exact: true });
  await cancel.click();
  await expect(page.getByRole("button", { name: words.cancel.keep })).toBeVisible();
  await call(office.url, moveAppointment, { id, start: "2026-11-24T10:00", letter: false }, token);
  await expect(beto).toHaveCount(0);
  await cancel.click();
  await expect(page.getByRole("alert")).toContainText(/^Elena Prueba rescheduled it meanwhile/);
  await cancel.click();
  await expect(toastOf(page)).toContainText(fillIn(words.cancel.done, { name: "Beto Prueba" }));
  await page.close();
  await office.end();
});

test("who gives away or notes an appointment reads what a colleague chose since, and takes back no more than their own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Carla Prueba", "19T14:30", "en");
  const [session, colleague] = [
    await signInAt(office, { now, locale: "en" }),
    await signInAt(office, { now, locale: "en", role: "preparer" }),
  ];
  const [me, them] = [session.user.id, colleague.user.id];
  const words = calendarWords.en.entry;
  const [entry] = (await call(office.url, getCalendar, {}, colleague.access_token)).appointments;
  const id = entry?.id ?? "";
  const assign = (seen: string | null, assignedTo: string | null) =>
    call(office.url, assignAppointment, { id, seen, assignedTo }, colleague.access_token);
  const alert = page.getByRole("dialog").getByRole("alert");
  const undo = () =>
    toastOf(page).getByRole("button", { name: officeShellWords.en.undo.label }).last().click();
  const expectTooLate = () =>
    expect(toastOf(page)).toContainText(officeProblemWords.en.operations["too-late"]);
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar?day=2026-11-19");
  const carla = page.locator("button[data-way]").filter({ hasText: "Carla Prueba" });
  await carla.click();
  const takenBy = page.getByLabel(words.assignedTo);
  await expect(takenBy.getByRole("option")).toHaveCount(3);
  await assign(null, them);
  // On a phone the list of colleagues lies over what comes in meanwhile.
  await expect(takenBy).toHaveValue(them);
  await takenBy.selectOption(me);
  await expect(
    alert.filter({ hasText: /^Elena Prueba changed this meanwhile: Elena Prueba\. / }),
  ).toBeVisible();
  await expect(takenBy).toHaveValue(them);
  await expectSound(page, "taken by a colleague meanwhile", { part: "dialog[open]" });
  await takenBy.selectOption(me);
  await expect(toastOf(page)).toContainText(fillIn(words.assigned, { name: "Carla Prueba" }));
  await expect(alert.filter({ hasText: /./ })).toHaveCount(0);
  await assign(me, null);
  await undo();
  await expectTooLate();
  await expect(takenBy).toHaveValue("");

  await bringForwardAppointments(office);
  // No signal tells of what the colleague does.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await page.goto(`${office.url}/office/calendar?day=2026-11-15`);
  const note = (seen: "kept" | "no-show" | null, outcome: "kept" | "no-show" | null) =>
    call(office.url, noteOutcome, { id, seen, outcome }, colleague.access_token);
  const kept = page.getByRole("button", { name: words.kept, exact: true });
  await carla.click();
  const cancel = page.getByRole("button", { name: words.cancel, exact: true });
  await cancel.click();
  // Who may have been there is not written to unawares.
  await expect(page.getByRole("checkbox", { name: calendarWords.en.letter.send })).not.toBeChecked();
  await page.getByRole("button", { name: calendarWords.en.cancel.keep, exact: true }).click();
  await note(null, "no-show");
  await kept.click();
  await expect(alert.filter({ hasText: "meanwhile: Carla Prueba did not come. To" })).toBeVisible();
  await expect(page.getByRole("button", { name: words.noShow, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(cancel).toBeHidden();
  await expectSound(page, "noted by a colleague meanwhile", { part: "dialog[open]" });
  await kept.click();
  await expect(toastOf(page)).toContainText("Carla Prueba came.");
  await note("kept", "no-show");
  await undo();
  await expectTooLate();
  await page.close();
  await office.end();
});
