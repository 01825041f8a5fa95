import { loadPractice } from "#content/load-practice.ts";
import { at, banner, daysBefore, due, expectedAt, expectShown, openAt, shown } from "./deadline-clock.ts";
import { expect, inMotion, languages, mechanics, prefixOf, test } from "./fixtures.ts";

test.use(inMotion);

const { deadlines } = loadPractice();
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
      `the ${locale} banner shows the soonest deadline with its day and no buttons`,
      mechanics(locale),
      async ({ page }) => {
        await page.goto(prefixOf[locale] || "/");
        await expect(shown(page)).toHaveCount(1);
        await expect(shown(page).getByRole("time")).not.toBeEmpty();
        const text = (await shown(page).textContent()) ?? "";
        const rule = deadlines.rules.find(({ label }) => text.startsWith(label[locale]));
        expect(rule?.audience).toBe("individuals");
        await expect(banner(page).getByRole("button")).toHaveCount(0);
      },
    );
  });
}
