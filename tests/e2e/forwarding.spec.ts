import type { Route } from "@playwright/test";
import { formWords } from "#content/words/forms.ts";
import { seconds } from "#domain/durations.ts";
import { startReceiver } from "../receivers.ts";
import { expect, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { contactForm, fillContact, fillHero, heroForm, newAddress } from "./form-fills.ts";

for (const locale of languages) {
  test(
    `a webhook saved in the browser gets the ${locale} hero and contact forms by a hidden form, gone after it`,
    mechanics(locale),
    async ({ page }) => {
      const automation = await startReceiver();
      // Another practice may still call at this port what it has called there before.
      const url = automation.url.replace("/hook", "/webhook");
      const calls = () => automation.calls.filter(({ path }) => path === "/webhook");
      await page.goto(prefixOf[locale] || "/");
      await page.evaluate((url) => localStorage.setItem("automation-webhook-url", url), url);

      const email = newAddress();
      await fillHero(page, locale, { name: "Ana Peña", email });
      await heroForm(page).getByRole("button").click();
      await expect.poll(() => calls().length).toBe(1);
      const sent = new URLSearchParams(calls()[0]?.body);
      expect(sent.get("formType")).toBe("hero");
      expect(sent.get("email")).toBe(email);
      expect(sent.get("name")).toBe("Ana Peña");
      expect(sent.get("source")).toBe("ventanilla-website");
      expect(Date.parse(sent.get("submittedAt") ?? "")).toBeGreaterThan(0);
      expect(Number(sent.get("timestamp"))).toBeGreaterThan(0);
      expect(sent.has("website")).toBe(false);
      await expect(page.locator("iframe")).toHaveCount(0);

      await fillContact(page, locale, email);
      await contactForm(page).getByRole("button").click();
      // By its title: the toast of the form before it may still be there.
      await expect(toastOf(page)).toContainText(formWords[locale].contact.success.title);
      await expect.poll(() => calls().length).toBe(2);
      expect(new URLSearchParams(calls()[1]?.body).get("formType")).toBe("contact");
      await automation.stop();
    },
  );
}

test("a webhook that a slow line reaches late gets the form all the same", async ({ page }) => {
  const automation = await startReceiver();
  const url = automation.url.replace("/hook", "/late");
  const calls = () => automation.calls.filter(({ path }) => path === "/late");
  const { promise: onItsWay, resolve: hold } = Promise.withResolvers<Route>();
  await page.route(url, hold);
  await page.clock.install();
  await page.goto("/");
  await page.evaluate((url) => localStorage.setItem("automation-webhook-url", url), url);
  await fillHero(page, "en", { name: "Ana", email: newAddress() });
  await heroForm(page).getByRole("button").click();
  const late = await onItsWay;
  await page.clock.runFor(seconds(8));
  await late.continue();
  await expect.poll(() => calls().length).toBe(1);
  await expect(page.locator("iframe")).toHaveCount(0);
  await automation.stop();
});

test("without a saved webhook nothing leaves the page but the form itself", async ({ page, office }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(office.url)) foreign.push(request.url());
  });
  await page.goto("/");
  await fillHero(page, "en", { name: "Ana", email: newAddress() });
  await heroForm(page).getByRole("button").click();
  await expect(toastOf(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(foreign).toEqual([]);
});
