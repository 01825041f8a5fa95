import { localeOfPath } from "#content/routes.ts";
import { sitePaths } from "../site-paths.ts";
import { sidewaysScroll } from "./axe.ts";
import { expect, soakUnless, test } from "./fixtures.ts";
import { openBuiltPage } from "./open-built-page.ts";
import { isInGate } from "./page-templates.ts";
import { textFaults } from "./text-faults.ts";

test.use({
  allowedErrors: [/Page not found|Failed to load resource/],
  viewport: { width: 360, height: 780 },
});

// The words of Spanish are the longer ones.
const inGate = sitePaths
  .map(({ path }) => path)
  .filter((path) => isInGate(path) && localeOfPath(path) === "es");
const others = sitePaths.map(({ path }) => path).filter((path) => !inGate.includes(path));

for (const [paths, details] of [
  [inGate, soakUnless(true)],
  [others, soakUnless(false)],
] as const) {
  for (let first = 0; first < paths.length; first += 10) {
    const some = paths.slice(first, first + 10);
    test(`text at 150 and 200 % can be read on a phone: ${some.join(", ")}`, details, async ({ page }) => {
      test.slow();
      const browser = await page.context().newCDPSession(page);
      for (const path of some) {
        await openBuiltPage(page, path);
        // Else what is far below is not laid out.
        await page.evaluate(() => document.querySelector("[data-lazy]")?.removeAttribute("data-lazy"));
        for (const standard of [24, 32]) {
          await browser.send("Page.setFontSizes", { fontSizes: { standard } });
          expect.soft(await sidewaysScroll(page), `${path} at ${standard} px`).toBe(0);
          expect.soft(await textFaults(page), `${path} at ${standard} px`).toEqual([]);
          // Who sees the trap of a form may fill it in, and is never heard.
          const traps = await page
            .locator("form [aria-hidden] input")
            .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().right > 0));
          expect.soft(traps, `${path} at ${standard} px`).not.toContain(true);
        }
      }
    });
  }
}
