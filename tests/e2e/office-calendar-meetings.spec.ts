import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { postJson } from "../post-json.ts";
import { bookTime, expectLargeTextFits, expectSound } from "./desk-steps.ts";
import { choose, expect, test, toastOf } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 400/] });

// Monday at 9:00 in Chicago; the week has no holiday.
const monday = "2026-11-16T15:00:00Z";

test("on a phone the office changes how an appointment is met and where a visit goes, each at its time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const office = await startPractice({ NOW: monday });
  await bookTime(office, "Ana Prueba", "16T14:00", "es");
  const visit = {
    service: "mobile-notary",
    start: "2026-11-16T16:00:00-06:00",
    name: "Beto Prueba",
    phone: "214 555 0188",
    email: "beto@example.com",
    address: "12 Main St, Dallas",
  };
  expect((await postJson(`${office.url}/booking/v1/appointments`, visit)).status).toBe(200);
  const session = await signInAt(office, { now: new Date(monday), locale: "es" });
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session, "/office/calendar");
  const words = calendarWords.es;
  const { ways } = meetingWords.es;
  const sheet = page.getByRole("dialog");
  const open = async (name: string) => {
    await page.locator("button[data-way]").filter({ hasText: name }).click();
    await expect(sheet).toContainText(words.entry.assignedTo);
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const how = page.getByLabel(words.book.meeting);
  await open("Ana Prueba");
  await expect(sheet).toContainText(ways.phone);
  await button(words.entry.move).click();
  await expect(how).toHaveValue("phone");
  await expect(page.getByRole("radio", { name: /^El mismo horario: .*2:00/ })).toBeChecked();
  await expectSound(page, "the form of a change", { part: "dialog[open]" });
  await expectLargeTextFits(page, "the form of a change");
  await button(words.move.submit).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(words.times.timeNeeded);
  // Its own time, which is free for it, changes nothing either.
  await choose(page.getByRole("radio", { name: "2:00 p. m.", exact: true }).first());
  await expect(alert).toBeHidden();
  await button(words.move.submit).click();
  await expect(alert).toHaveText(words.times.timeNeeded);
  await how.selectOption(ways.office);
  await button(words.move.submit).click();
  await expect(toastOf(page)).toContainText(`Ana Prueba: ${ways.office}`);
  await expect(toastOf(page)).toContainText(words.move.letter);
  await open("Ana Prueba");
  await expect(sheet).toContainText(ways.office);
  await page.keyboard.press("Escape");
  await toastOf(page).getByRole("button", { name: officeShellWords.es.undo.label }).click();
  await open("Ana Prueba");
  await expect(sheet).toContainText(ways.phone);
  await page.keyboard.press("Escape");

  await open("Beto Prueba");
  await button(words.entry.move).click();
  const address = page.getByLabel(words.book.address, { exact: true });
  await expect(address).toHaveValue(visit.address);
  await address.fill("34 Elm St");
  await button(words.move.submit).click();
  await expect(alert).toHaveText(words.book.addressNeeded);
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "a visit nobody finds", { part: "dialog[open]" });
  await address.fill("34 Elm St, Plano 75074");
  await button(words.move.submit).click();
  await expect(toastOf(page)).toContainText(`Beto Prueba: ${ways.visit}`);
  await open("Beto Prueba");
  await expect(sheet).toContainText("34 Elm St, Plano 75074");
  await page.getByRole("link", { name: words.entry.card }).click();
  const history = page.getByRole("region", { name: personWords.es.timeline.heading });
  await expect(history).toContainText(new RegExp(`Cita cambiada: .*${ways.visit}`));
  await page.close();
  await office.end();
});
