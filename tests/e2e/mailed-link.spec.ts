import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { messageWords } from "#content/words/messages.ts";
import { expectNoViolation } from "./axe.ts";
import { expect, languages, mechanics, test } from "./fixtures.ts";
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
