import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { Locale } from "#domain/locale.ts";
import { expectSoundInItsThemes } from "./axe.ts";
import { bookTime, expectLargeTextFits, expectSound } from "./desk-steps.ts";
import { choose, expect, type Page, test, toastOf } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { pressSequence, sheetLeavesHistory } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

// Monday at 9:00 in Chicago; the week has no holiday.
const monday = "2026-11-16T15:00:00Z";

test.use({ allowedErrors: [/status of 4/] });

/** A practice with two appointments on Tuesday and one on Thursday afternoon, opened in the office. */
async function openCalendar(page: Page, locale: Locale) {
  const office = await startPractice({ NOW: monday, CONTENT_LOCKED: "1" });
  await bookTime(office, "Ana Prueba", "16T14:00", "es");
  await bookTime(office, "Beto Prueba", "19T14:30", "es");
  const session = await signInAt(office, { now: new Date(monday), locale });
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const freeTimes = async (day: string) => {
    const query = `service=consultation&from=${day}&to=${day}&tz=America/Chicago`;
    const answer = await fetch(`${office.url}/booking/v1/slots?${query}`);
    const { slots } = (await answer.json()) as { slots: { start: string }[] };
    return slots.map(({ start }) => start.slice(11, 16));
  };
  return { office, freeTimes };
}

test("on a phone an appointment moves in five taps and an afternoon closes in four", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { office, freeTimes } = await openCalendar(page, "es");
  const words = calendarWords.es;
  let taps = 0;
  const tap = async (role: "button" | "link" | "radio", name: string | RegExp, place = 0) => {
    taps += 1;
    const target = page.getByRole(role, { name, exact: true }).nth(place);
    await (role === "radio" ? choose(target) : target.click());
  };
  await tap("link", officeShellWords.es.titles.calendar);
  await tap("button", /Ana Prueba/);
  await tap("button", words.entry.move);
  await tap("radio", "10:30 a. m.");
  await tap("button", words.move.submit);
  await expect(toastOf(page)).toContainText(words.move.letter);
  expect(taps).toBeLessThanOrEqual(5);
  await expect(page.getByRole("button", { name: /10:30 a\. m\. Ana Prueba/ })).toBeVisible();
  await toastOf(page).getByRole("button", { name: officeShellWords.es.undo.label }).click();
  await expect(page.getByRole("button", { name: /2:00 p\. m\. Ana Prueba/ })).toBeVisible();
  await expectSoundInItsThemes(page, "calendar");
  await expectLargeTextFits(page, "calendar");
  await page.goto(`${office.url}/office`);
  taps = 0;
  await tap("link", officeShellWords.es.titles.calendar);
  const thursday = page.getByRole("link", { name: /^jueves 19 de noviembre/ });
  await thursday.hover();
  await page.mouse.down();
  await expect(page.getByRole("dialog", { name: "Cerrar el jueves 19 de noviembre" })).toBeVisible();
  await page.mouse.up();
  taps += 1;
  await tap("radio", words.close.presets.noon);
  await expect(page.getByText(words.close.inside.one)).toBeVisible();
  await expectSoundInItsThemes(page, "close", { part: "dialog[open]" });
  await tap("button", words.close.submit);
  const left = page.getByRole("dialog", { name: words.close.left });
  await expect(left.getByRole("button", { name: officeShellWords.es.undo.label })).toBeInViewport();
  expect(taps).toBeLessThanOrEqual(4);
  expect((await freeTimes("2026-11-19")).at(-1)).toBe("11:30");
  await tap("button", `${words.entry.cancel} Beto Prueba`);
  await tap("button", words.cancel.submit);
  await expect(page.getByText(words.close.leftNone)).toBeVisible();
  await tap("button", words.close.finish);
  // By a key, which the hold before takes nothing from; a click that a busy machine draws out would be one, too.
  await thursday.press("Enter");
  await expect(page).toHaveURL(/\?day=2026-11-19$/);
  await tap("button", /^Cerrado/);
  await tap("button", words.closure.remove);
  // A signal may bring the open day before the answer does, with which comes what is taken back below.
  await expect(toastOf(page)).toContainText(words.closure.removed);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(async () => (await freeTimes("2026-11-19")).at(-1)).toBe("16:30");
  const nothing = page.getByText(fillIn(words.nothing, { day: "jueves 19 de noviembre" }));
  await expect(nothing).toBeVisible();
  await page.keyboard.press("z");
  await expect.poll(async () => (await freeTimes("2026-11-19")).at(-1)).toBe("11:30");
  await expect(page.getByRole("button", { name: /^Cerrado/ })).toBeVisible();
  await expect(nothing).toBeHidden();
  await expect.poll(() => office.mails.filter(({ to }) => to.includes("bet@example.com")).length).toBe(2);
  await page.close();
  await office.end();
});

test("on a desktop the week works by the keyboard, and is a list on paper", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { office, freeTimes } = await openCalendar(page, "en");
  const words = calendarWords.en;
  const enter = async (role: "button" | "link", name: string | RegExp) => {
    await page.getByRole(role, { name, exact: true }).first().focus();
    await page.keyboard.press("Enter");
  };
  await enter("link", officeShellWords.en.titles.calendar);
  await expect(page.getByRole("heading", { level: 1, name: "November 16 – 22" })).toBeVisible();
  await expectSound(page, "week");
  await enter("button", `${words.close.short} Wednesday, November 18`);
  await enter("button", words.close.submit);
  await expect(page.getByRole("alert").filter({ hasText: words.close.needed })).toBeVisible();
  await page.getByRole("radio", { name: words.close.presets.day, exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(words.close.none)).toBeVisible();
  await page.getByLabel(words.close.note).fill("staff training");
  await page.keyboard.press("Enter");
  await sheetLeavesHistory(page);
  await enter("button", /^Closed: staff training/);
  await enter("button", words.closure.remove);
  await expect(toastOf(page)).toContainText(words.closure.removed);
  // The offer to open what is open by now has gone before.
  expect(await toastOf(page).textContent()).toMatch(new RegExp(`^${words.closure.removed}`));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: /^Closed: staff training/ })).toBeVisible();
  expect(await freeTimes("2026-11-18")).toEqual([]);
  await enter("button", /Beto Prueba/);
  await page.getByLabel(words.entry.assignedTo).selectOption("Elena Prueba");
  await expect(toastOf(page)).toContainText(fillIn(words.entry.assigned, { name: "Beto Prueba" }));
  await expect(page.getByLabel(words.entry.assignedTo)).toHaveValue(/./);
  await enter("button", words.entry.move);
  const step = page.getByRole("heading", { name: fillIn(words.move.heading, { name: "Beto Prueba" }) });
  await expect(step).toBeFocused();
  await page.getByRole("radio", { name: words.times.any }).focus();
  await page.keyboard.press("Space");
  const day = page.getByLabel(words.times.day, { exact: true });
  await day.fill("2026-11-13");
  await page.getByLabel(words.times.time, { exact: true }).fill("19:15");
  await enter("button", words.move.submit);
  await expect(day).toBeFocused();
  await day.fill("2026-11-19");
  await enter("button", words.move.submit);
  await expect(page.getByRole("alert")).toContainText(words.times.reasonNeeded);
  const reason = page.getByLabel(words.times.reason);
  await expect(reason).toHaveAccessibleDescription(words.times.reasonNeeded);
  await reason.fill("works by day");
  await expectSoundInItsThemes(page, "move", { part: "dialog[open]" });
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("7:15 PM");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: /7:15 PM Beto Prueba/ })).toBeFocused();
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: /2:30 PM Beto Prueba/ })).toBeVisible();

  await enter("button", /Beto Prueba/);
  await enter("link", words.entry.card);
  await expect(page.getByRole("heading", { level: 1, name: /Beto Prueba/ })).toBeVisible();
  // The keys of the card come with what stands below its head.
  await expect(page.getByRole("heading", { name: personWords.en.timeline.heading })).toBeVisible();
  await page.keyboard.press("b");
  await page.getByRole("radio", { name: "3:30 PM", exact: true }).first().focus();
  await page.keyboard.press("Space");
  await expectSoundInItsThemes(page, "book", { part: "dialog[open]" });
  await enter("button", words.book.submit);
  await expect(page.getByRole("alert")).toContainText(words.book.consentNeeded);
  const consent = page.getByLabel(words.book.consent);
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(words.book.consentNeeded);
  await consent.press("Space");
  await expect(page.getByText(words.book.consentNeeded)).toHaveCount(0);
  await enter("button", words.book.submit);
  const booked = page.getByRole("main").getByText(/3:30 PM$/);
  await expect(toastOf(page)).toContainText("Booked for Beto Prueba");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(booked.first()).toBeVisible();
  await page.keyboard.press("z");
  await expect(booked).toHaveCount(0);
  await pressSequence(page, "g", "c");
  await expect(page.getByRole("link", { name: words.asList })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: words.book.who })).toBeVisible();
  await page.keyboard.type("beto");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Beto Prueba/ })).toBeVisible();
  await expectSoundInItsThemes(page, "who is booked", { part: "dialog[open]" });
  await page.keyboard.press("Enter");
  const booking = fillIn(words.book.heading, { name: "Beto Prueba" });
  await expect(page.getByRole("dialog", { name: booking })).toBeVisible();
  await page.getByLabel(words.book.consent).focus();
  await page.keyboard.press("Escape");
  await sheetLeavesHistory(page);

  await enter("link", words.asList);
  await expect(page.getByRole("heading", { name: "Thursday, November 19" })).toBeVisible();
  await expectSoundInItsThemes(page, "list");
  await page.close();
  await office.end();
});
