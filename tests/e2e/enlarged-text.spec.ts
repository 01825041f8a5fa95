import { localeOfPath } from "#content/routes.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { paths } from "#office/base/paths.ts";
import { sitePaths } from "../site-paths.ts";
import { sidewaysScroll } from "./axe.ts";
import { bookTime, rosa, sendLead } from "./desk-steps.ts";
import { expect, soakUnless, test } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { goToScreen } from "./office-steps.ts";
import { openBuiltPage } from "./open-built-page.ts";
import { isInGate } from "./page-templates.ts";
import { startPractice } from "./start-practice.ts";
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

// Those that a signed-in owner opens by an address of their own.
const { home, people, newPerson, calendar, deliveries, spam, templates, ...later } = paths;
const screens = [
  ...[home, people, newPerson, calendar, deliveries, spam, templates, later.website, later.newsletter],
  ...[later.subscribers, later.account, later.staff, later.counts, later.safeguards],
];

for (const [addresses, details] of [
  [inGate, soakUnless(true)],
  [others, soakUnless(false)],
] as const) {
  for (let first = 0; first < addresses.length; first += 10) {
    const some = addresses.slice(first, first + 10);
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

test(
  "text at 150 and 200 % can be read on every screen of the office",
  soakUnless(false),
  async ({ page }) => {
    test.slow();
    const now = new Date("2026-11-16T15:00:00Z");
    const office = await startPractice({ NOW: now.toISOString(), WEBHOOK_URL: "" });
    await sendLead(office, rosa, "es");
    await bookTime(office, "Ana Prueba", "16T14:00", "es");
    const session = await signInAt(office, { now, locale: "es" });
    await page.clock.setFixedTime(now);
    await openOffice(page, office.url, session);
    const card = await page.getByRole("link", { name: new RegExp(rosa.name) }).getAttribute("href");
    const browser = await page.context().newCDPSession(page);
    for (const path of [...screens, `${card}`]) {
      await goToScreen(page, path.replace(paths.home, ""));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(officeShellWords.es.loading)).toHaveCount(0);
      for (const standard of [24, 32]) {
        await browser.send("Page.setFontSizes", { fontSizes: { standard } });
        expect.soft(await sidewaysScroll(page), `${path} at ${standard} px`).toBe(0);
        expect.soft(await textFaults(page), `${path} at ${standard} px`).toEqual([]);
      }
    }
    await office.end();
  },
);

test("the dock of a phone breaks no word in text of 200 %", async ({ page }) => {
  const office = await startPractice();
  const session = await signInAt(office, { now: new Date(), locale: "es", role: "owner" });
  await openOffice(page, office.url, session, "/office/account");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const calendar = page.getByRole("link", { name: officeShellWords.es.titles.calendar });
  await expect(calendar).toBeVisible();
  const lines = await calendar.evaluate((link) => {
    const range = document.createRange();
    range.selectNode(link.lastChild as Text);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.close();
  await office.end();
});
