import { fillCount } from "#content/format/fill-in.ts";
import { localPath } from "#content/routes.ts";
import { deadlineWords } from "#content/words/deadlines.ts";
import {
  at,
  banner,
  controls,
  daysBefore,
  daysShown,
  due,
  expectedAt,
  expectShown,
  openAt,
  rotation,
  shown,
  untilShown,
} from "./deadline-clock.ts";
import { expect, inMotion, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

test.use(inMotion);

for (const locale of languages) {
  const home = prefixOf[locale] || "/";
  const words = deadlineWords[locale];
  const twoDaysBefore = at(daysBefore(due, 2), "12:00");
  const expected = expectedAt(twoDaysBefore);
  const labels = expected.map(({ rule }) => rule.label[locale]);
  const labelAt = (place: number) => labels.at(place % labels.length) ?? "";

  test.describe(`the deadline banner in ${locale}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test(
      "shows the soonest deadline with its day, the days left and a link in the page's language",
      mechanics(locale, "es"),
      async ({ page }) => {
        await openAt(page, home, twoDaysBefore);
        const [first] = expected;
        await expect(shown(page)).toHaveCount(1);
        await expectShown(page, labelAt(0));
        await expect(shown(page).getByRole("time")).toHaveAttribute("datetime", due);
        await expectShown(page, fillCount(words.daysLeft, 2));
        const link = shown(page).getByRole("link", { name: labelAt(0) });
        await expect(link).toContainText(first?.rule.ctaText[locale] ?? "nothing");
        await expect(link).toHaveAttribute("href", localPath(first?.rule.link ?? "", locale));
        await expect(banner(page).getByRole("link", { name: words.calendarLink })).toHaveAttribute(
          "href",
          localPath("/deadlines.ics", locale),
        );
      },
    );

    test.describe("in a browser on the other side of the world", () => {
      test.use({ timezoneId: "Pacific/Auckland" });

      test(
        "counts days as the practice does and keeps a deadline until its day ends there",
        mechanics(locale),
        async ({ page }) => {
          await openAt(page, home, at(daysBefore(due, 1), "00:00"));
          await expectShown(page, words.daysLeft.one);
          await page.clock.pauseAt(at(daysBefore(due, 1), "23:59:59"));
          await page.reload();
          await untilShown(page);
          await expectShown(page, words.daysLeft.one);
          await page.clock.pauseAt(at(due, "23:59:30"));
          await page.reload();
          await untilShown(page);
          await expectShown(page, labelAt(0));
          await expectShown(page, words.daysLeft.today);
          await banner(page).hover();
          await page.clock.runFor(30_000 + rotation);
          const [next] = expectedAt(at(daysBefore(due, -1), "00:00:10"));
          await expectShown(page, next?.rule.label[locale] ?? "nothing");
          await expect(daysShown(page)).not.toHaveText(words.daysLeft.today);
        },
      );
    });

    test(
      "moves on every 7 seconds through all deadlines that are near, and begins again",
      mechanics(locale),
      async ({ page }) => {
        await openAt(page, home, twoDaysBefore);
        for (let place = 0; place <= labels.length; place++) {
          await expectShown(page, labelAt(place));
          await page.clock.runFor(rotation - 100);
          await expectShown(page, labelAt(place));
          await page.clock.runFor(100);
        }
        await expect(banner(page).locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
      },
    );

    test(
      "goes back and forth by its arrows, which have it read out, waits under the pointer and stops at its pause button",
      mechanics(locale),
      async ({ page }) => {
        await openAt(page, home, twoDaysBefore);
        await controls(page, locale).previous.click();
        await expectShown(page, labelAt(-1));
        await controls(page, locale).next.click();
        await expectShown(page, labelAt(0));
        await controls(page, locale).next.click();
        await expectShown(page, labelAt(1));
        await expect(banner(page).getByRole("list")).toHaveAttribute("aria-live", "polite");
        await shown(page).hover();
        await page.clock.runFor(2.5 * rotation);
        await expectShown(page, labelAt(1));
        await page.mouse.move(640, 700);
        await page.clock.runFor(rotation - 100);
        await expectShown(page, labelAt(1));
        await page.clock.runFor(100);
        await expectShown(page, labelAt(2));
        await expect(banner(page).getByRole("list")).not.toHaveAttribute("aria-live");
        await controls(page, locale).pause.click();
        await page.mouse.move(640, 700);
        await page.clock.runFor(3 * rotation);
        await expectShown(page, labelAt(2));
        await controls(page, locale).next.click();
        await expectShown(page, labelAt(3));
        await controls(page, locale).resume.click();
        await page.mouse.move(640, 700);
        await page.clock.runFor(rotation);
        await expectShown(page, labelAt(4));
      },
    );

    test("waits under keyboard focus", mechanics(locale), async ({ page }) => {
      await openAt(page, home, twoDaysBefore);
      await page.keyboard.press("Tab");
      await shown(page).getByRole("link").focus();
      await page.clock.runFor(3 * rotation);
      await expect(shown(page).getByRole("link")).toBeFocused();
      await expectShown(page, labelAt(0));
      for (const name of ["previous", "pause", "next"] as const)
        await tabTo(page, controls(page, locale)[name], 4);
      await page.keyboard.press("Enter");
      await expectShown(page, labelAt(1));
      await page.clock.runFor(3 * rotation);
      await expectShown(page, labelAt(1));
      await page.keyboard.press("Tab");
      await page.clock.runFor(rotation);
      await expectShown(page, labelAt(2));
    });

    test(
      "sends to the calendar when its own dates are past, and claims nothing of those to come",
      mechanics(locale, "es"),
      async ({ page }) => {
        await openAt(page, home, new Date(twoDaysBefore.getTime() + 10 * 366 * 86_400_000));
        await expectShown(page, words.inCalendar);
        await expect(banner(page).getByRole("button")).toHaveCount(0);
        await expect(banner(page).getByRole("link")).toHaveText(words.calendarLink);
        await page.clock.runFor(3 * rotation);
        await expectShown(page, words.inCalendar);
      },
    );

    test("has no arrows when one deadline remains", mechanics(locale), async ({ page }) => {
      await openAt(page, home, twoDaysBefore, labelAt(0));
      await expect(shown(page)).toHaveCount(1);
      await expect(banner(page).getByRole("button")).toHaveCount(0);
      await page.clock.runFor(3 * rotation);
      await expectShown(page, labelAt(0));
    });

    test(
      "moves by itself on a phone too, until its pause button is pressed",
      mechanics(locale, "es"),
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await openAt(page, home, twoDaysBefore);
        await page.clock.runFor(rotation);
        await expectShown(page, labelAt(1));
        await controls(page, locale).pause.click();
        await page.mouse.move(180, 700);
        await page.clock.runFor(3 * rotation);
        await expectShown(page, labelAt(1));
        await shown(page).click();
        await expect(page).toHaveURL(new RegExp(`${expected[1]?.rule.link}$`));
      },
    );

    test(
      "does not move by itself where less motion is asked for, and its arrows work",
      mechanics(locale),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openAt(page, home, twoDaysBefore);
        await page.clock.runFor(3 * rotation);
        await expectShown(page, labelAt(0));
        await expect(controls(page, locale).pause).toBeHidden();
        await controls(page, locale).next.click();
        await expectShown(page, labelAt(1));
      },
    );
  });
}
