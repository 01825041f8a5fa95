import type { Locator } from "@playwright/test";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { spamWords } from "#content/words/office/spam.ts";
import type { Locale } from "#domain/locale.ts";
import { expectSound, marcus, rosa, sendLead } from "./desk-steps.ts";
import { expect, type Page, test, toastOf } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { addPeople } from "./office-rows.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const devices = [
  { name: "desktop", locale: "en", use: { viewport: { width: 1280, height: 860 } } },
  { name: "phone", locale: "es", use: { viewport: { width: 360, height: 780 }, hasTouch: true } },
] satisfies { name: string; locale: Locale; use: object }[];

/** A long press, after which a phone shows the boxes. */
async function holdDown(page: Page, row: Locator) {
  const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 90, y: y + 20 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const { name, locale, use } of devices)
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test("selected people are tagged as spam, taken back, tagged on a card, and rescued", async ({
      page,
    }) => {
      const words = spamWords[locale];
      const { titles, undo } = officeShellWords[locale];
      const office = await startPractice();
      await sendLead(office, rosa, "es");
      await sendLead(office, marcus, "en");
      // A client, who is never spam.
      await addPeople(office, 1);
      const { session } = await openOwnerAccount(office, locale);
      await openOffice(page, office.url, session, "/office/people");
      const rows = page.locator("[data-person-row]");
      await expect(rows).toHaveCount(3);
      if (name === "phone") await holdDown(page, rows.first());
      for (const box of await page.getByRole("checkbox").all()) await box.check();
      const bar = page.getByRole("region", { name: fillCount(peopleWords[locale].selected, 3) });
      await expectSound(page, "bulk bar");
      await bar.getByRole("button", { name: words.tag }).click();
      await expect(toastOf(page)).toContainText(fillCount(words.tagged.title, 2));
      await expect(toastOf(page)).toContainText(fillCount(words.notTagged, 1));
      await expect(rows).toHaveText([/Cliente 1/]);
      await expect(bar).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: titles.people })).toBeFocused();
      await press(page, undo.label);
      await expect(rows).toHaveCount(3);
      await expect(toastOf(page)).toContainText(undo.done);

      await page.getByRole("link", { name: marcus.name }).click();
      const { edit, labels } = personWords[locale];
      await page.getByRole("button", { name: fillIn(edit, { field: labels.nextStep }) }).click();
      await page.getByLabel(labels.nextStep, { exact: true }).fill("Call back");
      // What is typed on the card goes with it.
      const keeping = page.getByRole("region", { name: safeguardsWords[locale].keeping.heading });
      await keeping.getByRole("button", { name: words.tag }).click();
      await expect(page.getByRole("heading", { level: 1, name: titles.today })).toBeVisible();
      await expect(toastOf(page)).toContainText(words.tagged.text);
      await expect(page.getByRole("link", { name: rosa.name })).toBeVisible();
      await expect(page.getByRole("link", { name: marcus.name })).toHaveCount(0);

      await page.goto(`${office.url}/office/spam`);
      const entry = page.getByRole("listitem").filter({ hasText: marcus.name });
      await expect(entry).toContainText(words.reasons.staff);
      await expectSound(page, "tagged", { isNew: false });
      await press(page, `${words.rescue}: ${marcus.name}`);
      await expect(toastOf(page)).toContainText(fillIn(words.done.rescued.text, { name: marcus.name }));
      await expect(page.getByText(words.empty)).toBeVisible();
      await page.goto(`${office.url}/office/people`);
      await expect(rows).toHaveCount(3);
      await page.close();
      await office.end();
    });
  });
