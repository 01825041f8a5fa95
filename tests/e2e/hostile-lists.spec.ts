import { countsWords } from "#content/words/office/counts.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { longest } from "#domain/forms/form-values.ts";
import { hostilePayloads } from "../hostile-payloads.ts";
import { postJson } from "../post-json.ts";
import { expectDeliveries } from "./deliveries-shown.ts";
import { expect, soakUnless, test } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { startPractice } from "./start-practice.ts";
import { watchHostile } from "./watch-hostile.ts";

/** How many cards of the 1,500 people are opened: each text stands on another place of a card. */
const cardStep = 25;

test(
  "1,500 people and 1,500 pieces of spam, all of whose texts are hostile, stay text in every list",
  soakUnless(false),
  async ({ page }) => {
    test.setTimeout(1_800_000);
    const office = await startPractice();
    const { session } = await openOwnerAccount(office, "en");
    const send = async (payload: string, number: number, isSpam: boolean) => {
      const [line, phone] = [payload.slice(0, longest.line), payload.slice(0, longest.phone)];
      const email = `p${number}@${isSpam ? "spam" : "people"}.example.com`;
      const person = { firstName: line, lastName: line, phone, email, ...(isSpam && { website: "x" }) };
      const answer = await postJson(`${office.url}/functions/v1/send-contact-message`, {
        formData: { ...person, service: "tax", message: payload },
        locale: "en",
        page: `/contact/${line}`,
        visit: { landingPage: `/${line}`, referrerHost: line, utm: { utm_source: line } },
      });
      expect(answer.status).toBe(200);
    };
    for (const [number, payload] of hostilePayloads.entries()) {
      await send(payload, number, false);
      await send(payload, number, true);
    }
    const check = await watchHostile(page);
    const items = page.getByRole("main").getByRole("listitem");
    const more = page.getByRole("button", { name: deskWords.en.more, exact: true });
    /** Adds all pages of a list whose first one is shown, and looks at each. */
    const showAll = async (where: string) => {
      for (let shown = 1; ; shown++) {
        await check(`${where}, page ${shown}`);
        if ((await more.count()) === 0) return;
        const length = await page.getByRole("listitem").count();
        await more.click();
        await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThan(length);
      }
    };
    await openOffice(page, office.url, session);
    await expect(page.locator("[data-person-row]").first()).toBeVisible();
    await showAll("today");
    await page.goto(`${office.url}/office/people`);
    const rows = page.locator("[data-person-row]");
    await expect(rows.first()).toBeVisible();
    await showAll("people");
    expect(await rows.count()).toBeGreaterThan(hostilePayloads.length * 0.8);
    const cards = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const tab of ["attention", "waiting", "sent"] as const) {
      await page.goto(`${office.url}/office/deliveries?tab=${tab}`);
      await expectDeliveries(page, tab);
      await showAll(`deliveries, ${tab}`);
    }
    await page.goto(`${office.url}/office/spam`);
    await expect(items.first()).toBeVisible();
    await showAll("spam");
    for (const card of cards.filter((_, number) => number % cardStep === 0)) {
      await page.goto(office.url + card);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(card);
    }
    await page.goto(`${office.url}/office/safeguards/log`);
    await expect(items.first()).toBeVisible();
    await showAll("log");
    await page.goto(`${office.url}/office/counts`);
    await expect(page.getByRole("table", { name: countsWords.en.sources.heading })).toBeVisible();
    await check("counts");
    await page.close();
    await office.end();
  },
);
