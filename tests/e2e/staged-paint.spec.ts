import { expect, type Page, test } from "./fixtures.ts";

test.use({ viewport: { width: 412, height: 823 } });

/** Opens a page whose frames come only when the test asks for one, each after a long wait. */
async function openHeld(page: Page, address: string) {
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, { nextFrame: () => waiting.splice(0).forEach((callback) => void callback(-1000)) });
  });
  await page.goto(address, { waitUntil: "load" });
}
const nextFrame = (page: Page) => page.evaluate("nextFrame()");
/** The headings that are displayed, from the top. */
const shownSections = (page: Page) =>
  page
    .locator("main > section, footer")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.getAttribute("aria-labelledby") ?? part.tagName),
    );

test("the first frame shows the first view, and each of the next a part more, from the top", async ({
  page,
}) => {
  await openHeld(page, "/");
  const seen = [await shownSections(page)];
  expect(seen[0]).toEqual(["page-title"]);
  await expect(page.locator("#hero-form")).toBeHidden();
  for (let last = ""; last !== "FOOTER"; ) {
    await nextFrame(page);
    const now = await shownSections(page);
    expect(now.slice(0, -1)).toEqual(seen.at(-1)?.slice(0, now.length - 1));
    seen.push(now);
    last = now.at(-1) ?? "";
  }
  await expect(page.locator("#hero-form")).toBeVisible();
  expect(seen.at(-1)).toHaveLength(6);
});

test("a link reaches its place although that is not drawn yet", async ({ page }) => {
  await openHeld(page, "/services/in-person");
  const place = page.locator("#tiers");
  await expect(place).toBeHidden();
  await page.locator("a[href='#tiers']").first().click();
  await expect(place).toBeInViewport();
});

test("a page opened at a place is there whole", async ({ page }) => {
  await openHeld(page, "/#contact");
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page.locator("footer nav").last()).toBeVisible();
});

test("a reload stays where the reader was", async ({ page }) => {
  await page.goto("/");
  await page.locator("footer nav").last().scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(2000);
  await page.reload();
  await expect.poll(place).toBe(before);
});

test("paper gets the whole page", async ({ page }) => {
  await openHeld(page, "/contact");
  await expect(page.locator("footer")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("footer")).toBeVisible();
});
