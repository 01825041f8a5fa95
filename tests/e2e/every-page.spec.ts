import { localeOfPath, plainPath } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { sitePaths } from "../site-paths.ts";
import { expectNoBlank, expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, languages, type Page, test } from "./fixtures.ts";
import { openBuiltPage, sizes } from "./open-built-page.ts";
import { isInGate } from "./page-templates.ts";
import { spaceText } from "./text-spacing.ts";

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
      await expect(page.locator(heardAsWrong), `${path}, before it is filled in`).toHaveCount(0);
      // The spaces of a page that is shown are not those of its text.
      expect.soft(await page.locator("main").innerText(), path).not.toMatch(/[a-z]\$\d/);
      for (const [width, height] of windowsFor(path)) {
        await page.setViewportSize({ width, height });
        expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
      if (localeOfPath(path) !== "es") continue;
      await page.setViewportSize({ width: 320, height: 640 });
      await spaceText(page);
      expect.soft(await sidewaysScroll(page), `${path} with text spacing`).toBe(0);
      expect
        .soft(await rightEdgeOfBar(page), `the bar of ${path} with text spacing`)
        .toBeLessThanOrEqual(320);
    }
  });
}

/** What is read out as wrong though nobody has said so: browsers do it to lists and radios that wait for a choice. */
const heardAsWrong = ":is(select, [type=radio]):invalid:not([aria-invalid=false])";

/** Where the phone bar ends, with its letters: what is fixed scrolls nothing. */
const rightEdgeOfBar = (page: Page) =>
  page.evaluate((label) => {
    const bar = document.querySelector(`nav[aria-label="${label}"]`);
    const parts = [...(bar?.children ?? [])].flatMap((part) => [part, ...part.childNodes]);
    const rights = parts.map((part) => {
      if (part instanceof Element) return part.matches(".unseen") ? 0 : part.getBoundingClientRect().right;
      const range = document.createRange();
      range.selectNode(part);
      return range.getBoundingClientRect().right;
    });
    return Math.max(0, ...rights);
  }, shellWords.es.phoneBar.label);
