import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { fillHero, heroForm, holdQueue, newAddress } from "./form-fills.ts";
import { improved } from "./page-frame.ts";

test.use({ allowedErrors: [/Failed to load resource|^Failed to call send-hero/] });

test("requests kept on the device are tried again after 1, 2, 4 … 30 seconds until each has arrived", async ({
  page,
  office,
}) => {
  // The page's clock does not move the browser's own.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), time);
      return limit.signal;
    };
  });
  await page.clock.install({ time: "2026-11-20T12:00:00-06:00" });
  await page.goto("/");
  await improved(page);
  await page.clock.pauseAt("2026-11-20T13:00:00-06:00");
  let tries = 0;
  await page.route("**/functions/v1/*", (route) => {
    tries += 1;
    return route.abort();
  });
  const addresses = [newAddress(), newAddress()];
  for (const email of addresses) {
    await fillHero(page, "en", { name: "Ana", email });
    await heroForm(page).getByRole("button").click();
    await expect(heroForm(page).getByLabel(formWords.en.hero.labels.name)).toHaveValue("");
    await page.getByRole("button", { name: sentFormWords.en.again.form }).click();
  }
  await expect(toastOf(page)).toBeVisible();
  expect(tries).toBe(2);
  for (const [round, wait] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await page.clock.runFor(wait * 1000 - 100);
    expect(tries).toBe(2 + 2 * round);
    await page.clock.runFor(100);
    await expect.poll(() => tries).toBe(4 + 2 * round);
    // The next wait begins when both tries have failed.
    await page.evaluate(() => navigator.locks.request("offline-queue", () => {}));
  }
  // A try that meets another tab at sending is put off.
  const otherTab = await page.context().newPage();
  await otherTab.goto("/robots.txt");
  await holdQueue(otherTab);
  await page.clock.runFor(30_000);
  await page.evaluate(() => navigator.locks.request("offline-queue", { ifAvailable: true }, () => {}));
  await otherTab.close();
  // A request that gets no answer ends, and holds up neither the next one nor another tab.
  await page.unroute("**/functions/v1/*");
  let unanswered = 0;
  await page.route("**/functions/v1/*", () => {
    unanswered += 1;
  });
  await page.clock.runFor(31_000);
  await expect.poll(() => unanswered).toBe(1);
  await page.clock.runFor(30_000);
  await expect.poll(() => unanswered).toBe(2);
  await page.clock.runFor(30_000);
  await page.evaluate(() => navigator.locks.request("offline-queue", () => {}));
  await page.unroute("**/functions/v1/*");
  await page.clock.runFor(31_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("offline-queue"))).toBeNull();
  await expect
    .poll(() => addresses.every((email) => office.mails.some(({ to }) => to.includes(email))))
    .toBe(true);
});
