import { sitePaths } from "../site-paths.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, prefixOf, test } from "./fixtures.ts";
import { openBuiltPage, sizes } from "./open-built-page.ts";
import { isInGate } from "./page-templates.ts";

/** What other words can break in a frame that axe looks at by all rules in English; the soak does so in both. */
const wordRules = [
  ...["document-title", "html-lang-valid", "valid-lang", "link-name", "button-name", "label", "image-alt"],
  ...["heading-order", "label-content-name-mismatch", "target-size", "duplicate-id-aria"],
];

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
      const options = path.startsWith(prefixOf.es) && path !== prefixOf.es ? { rules: wordRules } : {};
      await expectNoViolation(page, `${path}, light, on a desktop`, options);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}
