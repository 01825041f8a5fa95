import type { Locator } from "@playwright/test";
import { readMarker } from "#server/release/release-folder.ts";
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
  shown,
} from "./deadline-clock.ts";
import { expect, inMotion, languages, mechanics, prefixOf, soakUnless, test } from "./fixtures.ts";
import { spaceText } from "./text-spacing.ts";

test.use(inMotion);

/** Where a part of the page stood before and after it moved; not among the types of the DOM yet. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

for (const locale of languages) {
  test.describe(`the room of the deadline banner in ${locale}`, () => {
    const twoDaysBefore = at(daysBefore(due, 2), "12:00");

    test(
      "leaves its links in their places when the days are filled in",
      mechanics(locale),
      async ({ page }) => {
        const gate = Promise.withResolvers<void>();
        await page.route("**/_astro/*.js", async (route) => {
          await gate.promise;
          await route.continue();
        });
        await page.setViewportSize({ width: 1280, height: 800 });
        // Of the entries the page has drawn the one that was next on the day of its build.
        await page.clock.setFixedTime(readMarker("dist")?.builtAt ?? "");
        await page.goto(prefixOf[locale] || "/", { waitUntil: "commit" });
        await expect(daysShown(page)).toHaveCount(0);
        await expect(shown(page).getByRole("link")).toBeVisible();
        // The day of the build may be past.
        const day = shown(page).locator("time");
        await expect(day).toBeEmpty();
        const places = () =>
          banner(page)
            .getByRole("listitem")
            .getByRole("link")
            .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
        // Painted once, its letters change to no other font.
        await page.screenshot();
        const before = await places();
        gate.resolve();
        await expect(daysShown(page)).toBeVisible();
        await expect(day).not.toBeEmpty();
        expect(await places()).toEqual(before);
      },
    );

    test(
      "has half of a phone for its words, also in text of 200 %",
      mechanics(locale, "es"),
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        const browser = await page.context().newCDPSession(page);
        await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
        await openAt(page, prefixOf[locale] || "/", twoDaysBefore);
        const pause = await boxOf(controls(page, locale).pause);
        const entry = await boxOf(shown(page));
        expect(entry.width).toBeGreaterThan(180);
        expect(entry.x + entry.width).toBeLessThanOrEqual(pause.x);
      },
    );

    for (const width of [320, 768, 1280]) {
      test(
        `keeps its height and its place at ${width} px, whatever it shows`,
        soakUnless(locale === "es" && width !== 768),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.addInitScript(() => {
            const seen = Object.assign(window, { shifts: [] as unknown[] });
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries() as LayoutShift[])
                seen.shifts.push({ value, moved: sources.map(describe) });
            }).observe({ type: "layout-shift", buffered: true });
            const describe = ({ node, previousRect, currentRect }: LayoutShift["sources"][number]) => [
              node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent,
              previousRect,
              currentRect,
            ];
          });
          await openAt(page, prefixOf[locale] || "/", twoDaysBefore);
          const height = async () => (await banner(page).boundingBox())?.height;
          const before = await height();
          expect(before).toBeLessThan(60);
          const labels = expectedAt(twoDaysBefore).map(({ rule }) => rule.label[locale]);
          for (const place of labels.keys()) {
            const link = await boxOf(shown(page).getByRole("link"));
            for (const name of ["previous", "pause", "next"] as const) {
              const box = await boxOf(controls(page, locale)[name]);
              expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(width === 320 ? 44 : 24);
              const isApart =
                link.x + link.width <= box.x ||
                box.x + box.width <= link.x ||
                link.y + link.height <= box.y ||
                box.y + box.height <= link.y;
              expect(isApart).toBe(true);
            }
            await controls(page, locale).next.click();
            await expectShown(page, labels[(place + 1) % labels.length] ?? "");
            expect(await height()).toBe(before);
            expect(await isCut(shown(page).locator("b"))).toBe(false);
          }
          expect(await page.evaluate("shifts")).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
          await spaceText(page);
          for (const label of labels) {
            await controls(page, locale).next.click();
            expect([label, await isCut(shown(page).locator("b"))]).toEqual([label, false]);
          }
        },
      );
    }
  });
}

const isCut = (label: Locator) =>
  label.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return box;
}
