import { daysShown } from "./deadline-clock.ts";
import { expect, inMotion, type Page, test } from "./fixtures.ts";

test.use({ ...inMotion, viewport: { width: 412, height: 823 } });

const countLazy = (page: Page) =>
  page
    .locator("main > section, footer")
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length,
    );

test("a page without animation frames is there whole, also on paper", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/contact", { waitUntil: "load" });
  expect(await countLazy(page)).toBeGreaterThan(0);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await expect(page.locator("#main > section").last()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test("what lies far below is rendered after the first paint", async ({ page }) => {
  await page.goto("/");
  await expect.poll(() => countLazy(page)).toBe(0);
});

test("a page opened at a place is there whole", async ({ page }) => {
  await page.goto("/#contact");
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page.locator("footer nav").last()).toBeVisible();
});

test("a reload stays where the reader was", async ({ page }) => {
  // The second page is set in the fonts, as the reload will be.
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => localStorage.fonts)).toBe("1");
  await page.goto("/");
  // Until all is rendered, heights are estimates, and the place moves with them.
  await expect.poll(() => countLazy(page)).toBe(0);
  // What the page's script brings moves the place too.
  await expect(daysShown(page)).toBeVisible();
  await page.locator("footer nav").last().scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(2000);
  await page.reload();
  await expect.poll(place).toBe(before);
});

const family = (page: Page) => page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);

test("on a wide screen the first page is set in the fonts", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  expect(await family(page)).toMatch(/^"?Fraunces-/);
});

test("a phone's first page is set in the stand-ins and fetches the fonts, the next begins with them", async ({
  page,
}) => {
  await page.goto("/");
  expect(await family(page)).toMatch(/^"Fraunces Stand-in"/);
  await expect.poll(() => page.evaluate(() => localStorage.fonts)).toBe("1");
  expect(await family(page)).toMatch(/^"Fraunces Stand-in"/);
  await page.goto("/contact");
  expect(await family(page)).toMatch(/^"?Fraunces-/);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
  await expect.poll(loaded).toBeGreaterThanOrEqual(2);
});
