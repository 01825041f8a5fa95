import { keyboardWords } from "#content/words/office/office-commands.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";
import { goToScreen } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 1280, height: 860 }, allowedErrors: [/status of 403/] });

test("the front desk is offered nothing that is refused to it, and no keys that do nothing", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const session = await signInAt(office, { now: new Date(), locale: "es", role: "front-desk" });
  await openOffice(page, office.url, session, "/office/safeguards");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByRole("link", { name: recordsWords.es.plan.link })).toBeHidden();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: keyboardWords.es.help });
  await expect(help).toContainText(keyboardWords.es.search);
  await expect(help).not.toContainText(keyboardWords.es.next);
  await page.keyboard.press("Escape");
  await goToScreen(page, "");
  await expect(page.locator("[data-person-row]")).toBeVisible();
  await page.keyboard.press("?");
  await expect(help).toContainText(keyboardWords.es.next);
  await page.close();
  await office.end();
});
