import { shellWords } from "#content/words/shell.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { header, menuSheet } from "./page-frame.ts";
import { spaceText } from "./text-spacing.ts";

for (const locale of languages) {
  test(`the ${locale} header stands in one line from 1024 px on, and no word wraps or covers another`, async ({
    page,
  }) => {
    // The first page fetches the fonts, the second is set in them.
    await page.goto(`${prefixOf[locale]}/contact`);
    await expect.poll(() => page.evaluate(() => localStorage.fonts)).toBe("1");
    await page.goto(`${prefixOf[locale]}/services/notary-public`);
    for (const width of [1024, 1100, 1248, 1280, 1308, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(
        header(page).getByRole("link", { name: shellWords[locale].bookAppointment }),
      ).toBeVisible();
      const parts = await header(page)
        .locator("a, summary")
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const lines = new Set(
              [...element.childNodes]
                .filter((node) => node.nodeType === Node.TEXT_NODE)
                .flatMap((node) => {
                  const range = document.createRange();
                  range.selectNodeContents(node);
                  return [...range.getClientRects()].map((rect) => Math.round(rect.top));
                }),
            );
            return { left, right, middle: (top + bottom) / 2, lines: lines.size };
          }),
        );
      expect(parts.length).toBe(9);
      for (const [place, part] of parts.entries()) {
        expect(part.lines, `lines at ${width} px`).toBeLessThan(2);
        expect(Math.abs(part.middle - (parts[0]?.middle ?? 0))).toBeLessThan(2);
        expect(part.left).toBeGreaterThanOrEqual(parts[place - 1]?.right ?? 0);
        expect(part.right).toBeLessThanOrEqual(width);
      }
    }
    await spaceText(page);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const parts = header(page).locator("a, summary").filter({ visible: true });
      const boxes = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON()),
      );
      for (const [place, box] of boxes.entries()) {
        expect(box.left, `${place} at ${width} px`).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
        expect(box.right).toBeLessThanOrEqual(width);
      }
    }
    await page.setViewportSize({ width: 768, height: 800 });
    const bar = await header(page).boundingBox();
    const name = await header(page).getByRole("link").first().locator("span").boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual(0);
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
  });

  test(
    `the ${locale} menus light the one that holds the page, and name it once`,
    mechanics(locale),
    async ({ page }) => {
      for (const path of ["/services/tax-preparation", "/services/advisory", "/services/in-person"]) {
        await page.goto(prefixOf[locale] + path);
        const lit = menuSheet(page, locale).locator("[aria-current]");
        await expect(lit).toHaveCount(1);
        await expect(lit).toHaveAttribute("aria-current", "page");
        await expect(menuSheet(page, locale).locator("summary[data-lit]")).toHaveCount(1);
      }
    },
  );
}
