import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { addClosure } from "#domain/office/closure-operations.ts";
import { getField, saveField } from "#domain/office/field-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { longDay } from "#office/calendar/calendar-days.ts";
import { bookTime, expectSound } from "./desk-steps.ts";
import { choose, expect, test } from "./fixtures.ts";
import { call, openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 40[39]/] });

// Monday at 9:00 in Chicago; the week has no holiday.
const monday = "2026-11-16T15:00:00Z";
const now = new Date(monday);

test("who closes a day that a colleague closed reads by whom, and sees it closed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const office = await startPractice({ NOW: monday, CONTENT_LOCKED: "1" });
  const session = await signInAt(office, { now, locale: "es" });
  // No signal tells of what the colleague does.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar?day=2026-11-19");
  const { close } = calendarWords.es;
  await page.getByRole("button", { name: `${close.short} ${longDay("2026-11-19", "es")}` }).click();
  await choose(page.getByRole("radio", { name: close.presets.times }));
  await page.getByLabel(close.from, { exact: true }).fill("2026-11-19T13:00");
  await page.getByLabel(close.to, { exact: true }).fill("2026-11-19T17:00");
  // Days alone are shown from here on, so that they are closed whole.
  await choose(page.getByRole("radio", { name: close.presets.several }));
  await expect(page.getByLabel(close.lastDay)).toHaveValue("2026-11-19");
  await expect(page.getByText(close.published)).toHaveCount(0);
  // What is half typed asks for nothing, which would be refused, and a year of five digits breaks nothing.
  await page.getByLabel(close.firstDay).pressSequentially("11192026");
  await page.getByLabel(close.lastDay).pressSequentially("111920261");
  await expect(page.getByText(close.none)).toBeVisible();
  const day = { from: "2026-11-19T00:00", to: "2026-11-20T00:00", typeIds: null, note: "Capacitación" };
  await call(office.url, addClosure, day, session.access_token);
  await page.getByRole("button", { name: close.submit }).click();
  const alert = page.getByRole("alert").filter({ hasText: fillIn(close.standing, { name: "Elena Prueba" }) });
  await expect(alert).toBeVisible();
  await expectSound(page, "a day that is closed already", { part: "dialog[open]" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Cerrado: Capacitación/ })).toHaveCount(1);
  // Before the first hour of the grid its line of now waits at the upper edge.
  await page.route("**/office/api/calendar*", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), wallNow: "2026-11-16T07:00" };
    await route.fulfill({ response, json });
  });
  await page.goto(`${office.url}/office/calendar`);
  await expect(page.locator("section[data-today] p[style]")).toHaveAttribute("style", "top: 0%;");
  await page.close();
  await office.end();
});

test("the front desk reads which days it may close, and has time for what is inside", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Ana Prueba", "16T14:00", "es");
  const session = await signInAt(office, { now, locale: "es", role: "front-desk" });
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar?day=2026-11-19");
  const { close, entry, times } = calendarWords.es;
  const day = longDay("2026-11-19", "es");
  await page.getByRole("button", { name: `${close.short} ${day}` }).click();
  await choose(page.getByRole("radio", { name: close.presets.day }));
  await expect(page.getByText(close.published)).toBeVisible();
  await choose(page.getByRole("radio", { name: close.presets.noon }));
  await page.getByRole("button", { name: close.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: close.onlySoon })).toBeVisible();
  await expectSound(page, "a day that is not the front desk's to close", { part: "dialog[open]" });

  await page.keyboard.press("Escape");
  const today = page.getByRole("link", { name: /^lunes 16 de noviembre, hoy/ });
  await expect(page.getByRole("link", { name: /^jueves 19 de noviembre, \d/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  // A click that a busy machine draws out would hold it.
  await today.press("Enter");
  await page.getByRole("button", { name: `${close.short} ${longDay("2026-11-16", "es")}` }).click();
  await choose(page.getByRole("radio", { name: close.presets.now }));
  await page.getByRole("button", { name: close.submit }).click();
  await expect(page.getByRole("dialog", { name: close.left })).toBeVisible();
  await page.getByRole("button", { name: `${entry.move} Ana Prueba` }).click();
  await choose(page.getByRole("radio", { name: times.any }));
  const reason = page.getByLabel(times.reason);
  await reason.fill("trabaja de día");
  // What is moved in its place is not read as news.
  await expect(page.getByRole("group", { name: times.legend })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: times.legend })).toHaveCount(0);
  // The office's clock goes on while the appointments inside are moved.
  await page.route("**/office/api/calendar*", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), wallNow: "2026-11-16T09:01" };
    await route.fulfill({ response, json });
  });
  await bookTime(office, "Beto Prueba", "19T14:30", "es");
  await expect(page.getByText("Beto Prueba").first()).toBeAttached();
  await expect(reason).toHaveValue("trabaja de día");
  // Nor does what cannot be read again go.
  const refusal = { code: "too-late", error: "", request_id: "" };
  await page.route("**/closures/preview", (route) => route.fulfill({ status: 409, json: refusal }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(reason).toHaveValue("trabaja de día");
  await expectSound(page, "a list that could not be read again", { part: "dialog[open]" });
  await page.close();
  await office.end();
});

test("an owner who closes a day on the website reads who is booked on it, with the way there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Ana Prueba", "19T14:00", "es");
  const session = await signInAt(office, { now, locale: "es" });
  const path = "hours/closedDays";
  const { live } = await call(office.url, getField, { path }, session.access_token);
  const value = [...(live as Json[]), { date: "2026-11-19", name: { en: "Training", es: "Capacitación" } }];
  await call(office.url, saveField, { path, version: "", value }, session.access_token);
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/website");
  const booked = "El 19 de noviembre de 2026 hay 1 cita.";
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: booked })).toBeVisible();
  await expectSound(page, "a draft that closes a day with an appointment");
  await page.goto(`${office.url}/office/website/field/${path}`);
  await expect(main.locator(`[data-path="${path}"]`)).toContainText(booked);
  await expectSound(page, "a closed day with an appointment");
  await page.getByRole("link", { name: websiteWords.es.calendar }).click();
  await expect(page.getByRole("button", { name: /2:00.*Ana Prueba/ })).toBeVisible();
  await page.close();
  await office.end();
});
