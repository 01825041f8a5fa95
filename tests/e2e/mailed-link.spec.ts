import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { messageWords } from "#content/words/messages.ts";
import { linkWords } from "#content/words/office/links.ts";
import { expectNoViolation } from "./axe.ts";
import { expect, languages, mechanics, test } from "./fixtures.ts";
import { sessionKey } from "./office-owner.ts";
import { languageSwitch } from "./page-frame.ts";

test("the button of a mailed link leads on to another origin that links may lead to", async ({ page }) => {
  const other = createServer((_, response) => response.end("There")).listen(0, "127.0.0.1");
  await once(other, "listening");
  const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}/there`;
  const query = new URLSearchParams({ token: "unknown", type: "recovery", redirect_to: target });
  await page.goto(`/auth/v1/verify/en?${query}`);
  await page.getByRole("main").getByRole("button", { name: messageWords.en.mailedLink.button }).click();
  await expect(page).toHaveURL(new RegExp(`^${RegExp.escape(target)}#error=access_denied&`));
  other.close();
});

test.describe("with a session of yesterday in the browser", () => {
  test.use({ allowedErrors: [/status of 40[03]/] });

  test("a link of the office stays open when that session turns out to be over", async ({ page }) => {
    const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
    await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
      await isShown;
      await route.continue();
    });
    await page.addInitScript(({ key, session }) => localStorage.setItem(key, JSON.stringify(session)), {
      key: sessionKey,
      session: oldSession,
    });
    await page.goto("/office/link#type=recovery&token_hash=unknown");
    const button = page.getByRole("button", { name: linkWords.en.link.purposes.recovery.button });
    await expect(button).toBeVisible();
    show();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await expect(button).toBeVisible();
    await button.click();
    await expect(page.getByRole("alert")).toContainText(linkWords.en.link.expired);
  });
});

for (const locale of languages) {
  const { heading, button } = messageWords[locale].mailedLink;

  test(
    `the page of a mailed link acts by its button alone in ${locale}`,
    mechanics(locale),
    async ({ page }) => {
      const answer = await page.goto(`/auth/v1/verify/${locale}?token=unknown&type=recovery`);
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectNoViolation(page, "mailed link");
      await languageSwitch(page, locale).click();
      await expect(page).toHaveURL(/\/auth\/v1\/verify\/e[ns]\?token=unknown&type=recovery/);
      await page.goBack();
      // From a page without a referrer the browser posts with `Origin: null`.
      await page.getByRole("main").getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(/\/#error=access_denied&error_code=otp_expired&/);
    },
  );
}

const oldSession = {
  access_token: "e30.e30.x",
  refresh_token: "unknown",
  expires_at: 1,
  expires_in: 3600,
  token_type: "bearer",
  user: { id: "0198f6c2-0000-7000-8000-000000000001", email: "elena@example.com", factors: [] },
};
