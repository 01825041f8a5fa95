import type { Locator } from "@playwright/test";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { expectSoundInItsThemes } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { bringForwardAppointments } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

// Monday at 9:00 in Chicago; the week has no holiday.
const monday = "2026-11-16T15:00:00Z";

test("the list has what looked automated, too, in the order of the day; the grid says what its colours mean", async ({
  page,
}) => {
  const office = await startPractice({ NOW: monday });
  const book = (name: string, time: string, trap = "") =>
    fetch(`${office.url}/booking/v1/appointments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...{ service: "consultation", start: `2026-11-17T${time}:00-06:00`, name, phone: "214 555 0177" },
        ...{ email: "ana@example.com", locale: "en", tz: "America/Chicago", website: trap },
      }),
    });
  await book("Ana Prueba", "14:00");
  await book("Beto Prueba", "10:00");
  await book("Cheap Loans", "11:00", "x");
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
  await page.getByRole("link", { name: words.later }).click();
  await expect(page).toHaveURL(/week=2026-11-23/);
  await page.getByRole("link", { name: words.later }).click();
  await expect(page.getByText(words.emptyWeek)).toBeVisible();
  await page.getByRole("link", { name: words.today, exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: words.asGrid }).click();
  await expect(page.getByText(meetingWords.en.ways.office, { exact: true })).toBeVisible();
  await expectSoundInItsThemes(page, "grid with its legend");

  await bringForwardAppointments(office);
  await page.getByRole("link", { name: words.earlier }).click();
  const appointment = page.getByRole("button", { name: /Ana Prueba/ });
  await appointment.click();
  const noShow = page.getByRole("button", { name: words.entry.noShow, exact: true });
  await noShow.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await appointment.click();
  await expect(noShow).toHaveAttribute("aria-pressed", "true");
  // Who looks at the two buttons sees which one it is.
  const colour = (button: Locator) => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  const kept = page.getByRole("button", { name: words.entry.kept, exact: true });
  expect(await colour(noShow)).not.toBe(await colour(kept));
  await expectSoundInItsThemes(page, "a no-show", { part: "dialog[open]" });
  await page.close();
  await office.end();
});
