import { localeOfPath, plainPath } from "#content/routes.ts";
import { sitePaths } from "../site-paths.ts";
import { expectNoBlank, expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, languages, test } from "./fixtures.ts";
import { openBuiltPage, sizes } from "./open-built-page.ts";
import { isInGate } from "./page-templates.ts";

test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

const pages = sitePaths.map(({ path }) => path).filter(isInGate);
// Of each two templates one is looked at in English and one in Spanish; the soak looks at all pages in both.
const templates = [...new Set(pages.map(plainPath))];
const isLookedAt = (path: string) => localeOfPath(path) === languages[templates.indexOf(plainPath(path)) % 2];

// The words of Spanish are the longer ones; those of English have to fit the narrowest window here, and all in the soak.
const windowsFor = (path: string) => (localeOfPath(path) === "es" ? sizes : sizes.slice(-1));

// One window for several pages, which saves starting one; the second theme is looked at by the soak.
const atOnce = 10;
for (let first = 0; first < pages.length; first += atOnce) {
  const some = pages.slice(first, first + atOnce);
  test(`each of ${some.join(", ")} fits every width, and axe finds nothing on each template`, async ({
    page,
  }) => {
    test.slow();
    for (const path of some) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openBuiltPage(page, path);
      await (isLookedAt(path) ? expectNoViolation : expectNoBlank)(page, `${path} on a desktop`);
      for (const [width, height] of windowsFor(path)) {
        await page.setViewportSize({ width, height });
        expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}
