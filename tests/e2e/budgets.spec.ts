import { brotliCompressSync } from "node:zlib";
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
        await page.goto(address, { waitUntil: "networkidle" });
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

      test("shifts nothing while it loads, and holds the main thread for no 50 ms at a quarter of the speed", async ({
        page,
      }) => {
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
        await page.addInitScript(() => {
          Object.assign(window, { shifts: 0, longTasks: [] });
          const seen = window as unknown as { shifts: number; longTasks: number[] };
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.shifts += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.longTasks.push(entry.duration);
          }).observe({ type: "longtask", buffered: true });
        });
        await page.goto(address, { waitUntil: "networkidle" });
        const { shifts } = (await page.evaluate("({ shifts })")) as { shifts: number };
        expect(shifts).toBe(0);
      });
    });
  }
}
