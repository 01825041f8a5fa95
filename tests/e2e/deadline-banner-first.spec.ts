import { deadlineWords } from "#content/words/deadlines.ts";
import { at, banner, daysBefore, due, expectedAt, expectShown, openAt, shown } from "./deadline-clock.ts";
import { expect, inMotion, languages, mechanics, prefixOf, test } from "./fixtures.ts";

test.use(inMotion);

const twoDaysBefore = at(daysBefore(due, 2), "12:00");

for (const locale of languages) {
  for (const [path, audience] of [
    ["", "individuals"],
    ["/services/business-taxes", "business"],
  ] as const) {
    test(
      `the first deadline of ${prefixOf[locale]}${path || "/"} is one of ${audience}`,
      mechanics(locale, "es"),
      async ({ page }) => {
        await openAt(page, prefixOf[locale] + path || "/", twoDaysBefore);
        const [first] = expectedAt(twoDaysBefore, audience);
        expect(first?.rule.audience).toBe(audience);
        await expectShown(page, first?.rule.label[locale] ?? "nothing");
      },
    );
  }

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test(
      `the ${locale} banner names no date, which may be past, and leads to the calendar`,
      mechanics(locale),
      async ({ page }) => {
        const { inCalendar, calendarLink } = deadlineWords[locale];
        await page.setViewportSize({ width: 1440, height: 800 });
        await page.goto(prefixOf[locale] || "/");
        await expect(shown(page)).toHaveCount(1);
        await expect(shown(page)).toHaveText(inCalendar + calendarLink);
        await expect(banner(page).getByRole("time")).toHaveCount(0);
        await expect(banner(page).getByRole("link")).toHaveCount(1);
        await expect(banner(page).getByRole("button")).toHaveCount(0);
      },
    );
  });
}
