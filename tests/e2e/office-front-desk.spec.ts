import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import { expectSound, rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice } from "./office-owner.ts";
import { copyWebhook, disableEndpoints } from "./office-rows.ts";
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

test("the front desk reads who may send again to an endpoint that is off, and of how much it is", async ({
  page,
}) => {
  const words = deliveriesWords.es;
  const office = await startPractice();
  await disableEndpoints(office);
  await sendLead(office, rosa, "es");
  const session = await signInAt(office, { now: new Date(), locale: "es", role: "front-desk" });
  const token = session.access_token;
  const { deliveries } = await call(office.url, listDeliveries, { tab: "attention" }, token);
  for (let count = 1; count < 20; count += 1) await copyWebhook(office);
  await openOffice(page, office.url, session, `/office/deliveries/${deliveries[0]?.id}`);
  await expect(page.getByText(words.needsOwner)).toBeVisible();
  await expect(page.getByRole("button", { name: words.dismiss })).toBeVisible();
  await expect(page.getByRole("button", { name: words.retry })).toHaveCount(0);
  await expectSound(page, "a delivery that only an owner sends again");
  const { counted, titles } = officeShellWords.es;
  const entry = (count: string) =>
    page.getByRole("link", { name: `${titles.deliveries} ${count} ${counted.failures}`, exact: true });
  await expect(entry("20")).toBeVisible();
  await copyWebhook(office);
  await page.reload();
  await expect(entry("20+")).toBeVisible();
  await page.close();
  await office.end();
});
