import { expectNoViolation, sidewaysScroll } from "../e2e/axe.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { openBuiltPage, sizes } from "../e2e/open-built-page.ts";
import { sitePaths } from "../site-paths.ts";

test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

for (const { path } of sitePaths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path}, ${colorScheme}, at any width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openBuiltPage(page, path);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expectNoViolation(page, `at ${width} px`);
        expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      }
    });
  }
}
