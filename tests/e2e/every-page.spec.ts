import { existsSync, readFileSync } from "node:fs";
import { routes } from "#content/routes.ts";
import { sitePaths } from "../site-paths.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, type Page, test } from "./fixtures.ts";

/** The last is a window of 1280 by 1024 at a zoom of 400 %. */
const sizes = [
  [1280, 900],
  [820, 1180],
  [360, 780],
  [320, 256],
] as const;
const placedPages: readonly string[] = [routes.notFound, routes.serverError, routes.appointment];

test.describe("each page in both themes", () => {
  test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

  for (const { path } of sitePaths) {
    test(`axe finds nothing on ${path}, and it fits every width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, path);
      await expectNoViolation(page, "light, on a desktop");
      await page.setViewportSize({ width: 360, height: 780 });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolation(page, "dark, on a phone");
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      }
    });
  }
});

/** Some pages have no address of their own: the server puts them where something went wrong, or fills them. */
async function open(page: Page, path: string) {
  const plain = path.replace(/^\/es/, "");
  if (!placedPages.includes(plain)) return page.goto(path);
  const [file, folder] = [`dist${path}.html`, `dist${path}/index.html`];
  const body = readFileSync(existsSync(file) ? file : folder);
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  return page.goto(path);
}
