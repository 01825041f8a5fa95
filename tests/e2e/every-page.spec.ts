import { routes } from "#content/routes.ts";
import { sitePaths } from "../site-paths.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, prefixOf, test } from "./fixtures.ts";
import { openBuiltPage, sizes } from "./open-built-page.ts";
import { isInGate } from "./page-templates.ts";

/** Pages that share one frame with another: axe looks at all in English and, in Spanish, at that other one. */
const spanishTwins: readonly string[] = [
  ...[routes.businessTaxes, routes.bookkeeping, routes.advisory],
  ...[routes.mobileApp, routes.virtual, routes.payroll],
].map((path) => prefixOf.es + path);
test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

const pages = sitePaths.map(({ path }) => path).filter(isInGate);
// One window for several pages, which saves starting one; the second theme is looked at by the soak.
const atOnce = 10;
for (let first = 0; first < pages.length; first += atOnce) {
  const some = pages.slice(first, first + atOnce);
  test(`axe finds nothing on ${some.join(", ")}, and each fits every width`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    for (const path of some) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openBuiltPage(page, path);
      if (!spanishTwins.includes(path)) await expectNoViolation(page, `${path}, light, on a desktop`);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}
