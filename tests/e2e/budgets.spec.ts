import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { expect, languages, type Page, prefixOf, test } from "./fixtures.ts";

const kB = 1000;
const budgets = {
  htmlAndCss: 26 * kB,
  sharedScript: 3 * kB,
  inlineScript: 2 * kB,
  allScript: 85 * kB,
  fonts: 60 * kB,
};

type Loaded = { type: string; bytes: number; url: string };

/** What a page loads, text in brotli and fonts as they are. */
function record(page: Page): () => Promise<Loaded[]> {
  const pending: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    pending.push(
      response.body().then((body) => ({
        type,
        url: response.url(),
        bytes: type === "font" ? body.length : brotliCompressSync(body).length,
      })),
    );
  });
  return () => Promise.all(pending);
}

const sum = (loaded: Loaded[], ...types: string[]) =>
  loaded.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);

for (const locale of languages) {
  for (const path of ["", "/contact"]) {
    const address = prefixOf[locale] + path || "/";

    test.describe(`the weight of ${address}`, () => {
      test.use({ viewport: { width: 412, height: 823 } });

      test("stays within its budget before and after every interaction", async ({ page, office }) => {
        const loaded = record(page);
        await page.goto(address);
        await page.waitForLoadState("networkidle");
        const first = await loaded();
        expect(sum(first, "document", "stylesheet")).toBeLessThanOrEqual(budgets.htmlAndCss);
        const scripts = first.filter(({ type }) => type === "script");
        expect(scripts).toHaveLength(1);
        expect(sum(scripts, "script")).toBeLessThanOrEqual(budgets.sharedScript);
        const fonts = first.filter(({ type }) => type === "font");
        expect(fonts.length).toBeLessThanOrEqual(2);
        expect(sum(fonts, "font")).toBeLessThanOrEqual(budgets.fonts);

        const inline = await page.evaluate(() =>
          [...document.scripts]
            .filter(({ src }) => !src)
            .map(({ text }) => text)
            .join("\n"),
        );
        expect(brotliCompressSync(inline).length).toBeLessThanOrEqual(budgets.inlineScript);

        for (const form of await page.locator("main form").all())
          await form.locator("button[type=submit]").click();
        for (const button of await page.locator("main button[commandfor]").all()) {
          await button.click();
          await page.locator("dialog[open] button[type=submit]").click();
          await page.keyboard.press("Escape");
        }
        await page.waitForLoadState("networkidle");
        const all = await loaded();
        expect(sum(all, "script")).toBeLessThanOrEqual(budgets.allScript);
        expect(all.filter(({ url }) => !url.startsWith(office.url))).toEqual([]);
      });

      test("shifts nothing while it loads, and once painted needs no task of over 50 ms at a quarter of the speed", async ({
        browser,
        office,
      }) => {
        // Other work on the machine makes tasks longer, never shorter: one quiet load shows the page's own need.
        let quietest = Number.POSITIVE_INFINITY;
        for (let load = 0; load < 20 && quietest > 50; load++) {
          const { shifts, longestTask } = await slowLoad(browser, office.url + address);
          expect(shifts).toBe(0);
          quietest = Math.min(quietest, longestTask);
        }
        expect(quietest).toBeLessThanOrEqual(50);
      });
    });
  }
}

/** Loads a page at a quarter of the processor's speed; the longest task after the first paint is 0 where none took 50 ms. */
async function slowLoad(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0, longestTask: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      for (const { duration, startTime } of list.getEntries()) {
        if (painted && startTime > painted.startTime) seen.longestTask = Math.max(seen.longestTask, duration);
      }
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate("({ shifts, longestTask })");
  await context.close();
  return seen as { shifts: number; longestTask: number };
}
