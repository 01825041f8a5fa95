import { articlePath, plainPath, routes } from "#content/routes.ts";
import { sitePaths } from "../site-paths.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openBuiltPage, sizes } from "./open-built-page.ts";

/** Pages that share one template with another: the gate looks at that one, `npm run soak` at all. */
const twins: readonly string[] = [
  ...Object.values(routes).filter((path) => path.startsWith("/sent/") && path !== routes.sentBusiness),
  ...Object.values(routes).filter(
    (path) => path.startsWith("/newsletter/") && path !== routes.newsletterConfirm,
  ),
  routes.taxPreparation,
  routes.privacy,
];
const article = articlePath("what-a-texas-notary-public-does");
const isLookedAt = (path: string) =>
  path.startsWith(`${routes.blog}/`) ? path === article : !twins.includes(path);

test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

for (const { path, locale } of sitePaths.filter((each) => isLookedAt(plainPath(each.path)))) {
  test(`axe finds nothing on ${path}, and it fits every width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await openBuiltPage(page, path);
    await expectNoViolation(page, "light, on a desktop");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
    // Colours are the same in both languages.
    if (locale === "es") return;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoViolation(page, "dark, on a phone", { rules: ["color-contrast"] });
  });
}
