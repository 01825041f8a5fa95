import type { Locator } from "@playwright/test";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import {
  chooseTime,
  fillDetails,
  freeDays,
  heading,
  nameField,
  openButton,
  openScheduler,
  reopenScheduler,
  scheduler,
  submitButton,
  times,
} from "./calendar-steps.ts";
import { choose, expect, journey, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";

for (const locale of languages) {
  const words = calendarWords[locale];
  const bookedHeading = words.headings.booked;

  test(
    `a visitor books a time in ${locale} and gets a letter and a page of it`,
    journey(mechanics(locale)),
    async ({ page, office }) => {
      const email = newAddress();
      await openScheduler(page, locale);
      const start = await chooseTime(page, locale);
      await fillDetails(page, email);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(bookedHeading);
      await expect(heading(page)).toBeFocused();
      await expect(scheduler(page)).toContainText(email);
      await expect(scheduler(page)).toContainText(
        fillIn(meetingWords[locale].sentences.phone, { phone: "(972) 555-0199" }),
      );
      await expectNoViolation(page, "booked", { part: "dialog[open]" });
      await mailTo(office, email);

      const manage = scheduler(page).getByRole("link", { name: words.booked.manage });
      const own = await page.request.get((await manage.getAttribute("href")) ?? "");
      expect(own.status()).toBe(200);
      const file = scheduler(page).getByRole("link", { name: words.booked.calendar });
      const answer = await page.request.get((await file.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toContain("text/calendar");
      expect(await answer.text()).toContain(utcOf(start));

      // It stays for the tab, lest somebody unsure books a second time.
      await scheduler(page).getByRole("button", { name: words.booked.close, exact: true }).last().click();
      await expect(scheduler(page)).toBeHidden();
      await openButton(page).click();
      await expect(heading(page)).toHaveText(bookedHeading);
      await page.goto(`${prefixOf[locale]}/contact`);
      await openButton(page).click();
      await expect(heading(page)).toHaveText(bookedHeading);
      await expect(scheduler(page)).toContainText(email);
      await expect(manage).toHaveAttribute("href", own.url());
      await scheduler(page).getByRole("button", { name: words.booked.another }).click();
      await expect(heading(page)).toHaveText(words.headings.calendar);
      await page.reload();
      await reopenScheduler(page);
      await expect(heading(page)).toHaveText(words.headings.calendar);
      expect(await chooseTime(page, locale)).not.toBe(start);
      await expect(nameField(page)).toHaveValue("");
    },
  );

  test(
    `the calendar in ${locale} is read from its heading, and every state of it is accessible`,
    mechanics(locale),
    async ({ page }) => {
      // The banner behind the dialog moves on, and would be looked at half faded.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openScheduler(page, locale);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toHaveText(words.headings.calendar);
      await expectNoViolation(page, "month");
      await freeDays(page).first().click();
      await expect(times(page).first()).toBeVisible();
      await expectNoViolation(page, "times", { part: "dialog[open]" });
      await times(page).first().click();
      await expect(heading(page)).toBeFocused();
      await expectNoViolation(page, "details", { part: "dialog[open]" });
      await submitButton(page).click();
      await expect(nameField(page)).toBeFocused();
      await expectNoViolation(page, "problem", { part: "dialog[open]" });
    },
  );

  test(
    `the days in ${locale} are reached by the keys of a date grid`,
    mechanics(locale),
    async ({ page }) => {
      await openScheduler(page, locale);
      const focused = scheduler(page).locator("td:focus");
      const day = () => focused.getAttribute("data-day");
      await freeDays(page).first().focus();
      const first = (await day()) ?? "";
      await page.keyboard.press("ArrowDown");
      await expect.poll(day).toBe(daysAfter(first, 7));
      await page.keyboard.press("ArrowRight");
      await expect.poll(day).toBe(daysAfter(first, 8));
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(day).toBe(first);
      await page.keyboard.press("Home");
      await page.keyboard.press("End");
      // The office is closed on Saturdays, the last days of the week.
      await expect.poll(async () => new Date((await day()) ?? "").getUTCDay()).toBe(6);
      await expect(focused).toHaveAccessibleName(new RegExp(words.noFreeTimes));
      await page.keyboard.press("Enter");
      await expect(times(page)).toHaveCount(0);
      await page.keyboard.press("PageDown");
      await expect(focused).toHaveCount(1);
      await page.keyboard.press("Shift+PageUp");
      await expect(focused).toHaveAttribute("aria-current", "date");
      await expect(scheduler(page).locator("td[tabindex='0']")).toHaveCount(1);
    },
  );

  test.describe(`on a phone of 320 pixels in ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("nothing of the calendar stands beside the screen", mechanics(locale, "es"), async ({ page }) => {
      await openScheduler(page, locale);
      await freeDays(page).last().click();
      await expect(times(page).first()).toBeInViewport();
      expect(await sidewaysScroll(page)).toBe(0);
      const cell = await freeDays(page).first().boundingBox();
      expect(cell?.height).toBeGreaterThanOrEqual(44);
      const overflow = () => scheduler(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(await overflow()).toBe(0);
      // Nor behind its head, for who goes back by keyboard in a window at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      const shownBelowHead = async () => {
        const [head = 0, reached = 0] = await scheduler(page)
          .locator(":has(> h2), :focus")
          .evaluateAll((both) => both.map((part) => part.getBoundingClientRect().bottom));
        return reached - head;
      };
      await times(page).last().focus();
      for (let left = await times(page).count(); left > 1; left--) {
        await page.keyboard.press("Shift+Tab");
        await expect.poll(shownBelowHead, `${left} times before`).toBeGreaterThan(20);
      }
      await times(page).last().press("Enter");
      await fillDetails(page, `${"a".repeat(50)}${newAddress()}`);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(bookedHeading);
      expect(await overflow()).toBe(0);
    });

    test("no way to meet is divided within a word", mechanics(locale, "es"), async ({ page }) => {
      await openScheduler(page, locale);
      await chooseTime(page, locale);
      await expect(scheduler(page).locator("[name=meeting]")).not.toHaveCount(0);
      for (let width = 320; width <= 420; width += 4) {
        await page.setViewportSize({ width, height: 640 });
        for (const way of await scheduler(page).locator("[name=meeting]").all()) {
          await choose(way);
          expect(await dividedWords(way), `${width} px`).toEqual([]);
        }
      }
    });
  });

  test.describe(`without script, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the dialog leads to the list of free times", mechanics(locale), async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      await page.locator("button[commandfor=scheduler]").filter({ visible: true }).first().click();
      await expect(scheduler(page)).toContainText(words.plain);
      await scheduler(page).getByRole("link", { name: words.asList }).click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/appointments$`));
    });
  });
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** As a calendar file writes an instant: `20261123T150000Z`. */
const utcOf = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
const dividedWords = (way: Locator) =>
  way.locator("xpath=following-sibling::span").evaluate(({ firstChild: text }) => {
    const range = document.createRange();
    return [...(text?.textContent ?? "").matchAll(/[^ ]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text as Text, index);
      range.setEnd(text as Text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
