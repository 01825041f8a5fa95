import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { mailFailureWords } from "#content/words/office/mail-failure.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import { minutes } from "#domain/durations.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import { longestReplySubject } from "#domain/office/desk-values.ts";
import { startMailServer } from "../api/outbox-mail-server.ts";
import { expectSound, rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice } from "./office-owner.ts";
import { copyWebhook, disableEndpoints, makeDeliveriesAt } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { expectScreen, goToScreen, press, sheetLeavesHistory } from "./office-steps.ts";
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
  await sheetLeavesHistory(page);
  await goToScreen(page, "");
  await expect(page.locator("[data-person-row]")).toBeVisible();
  await page.keyboard.press("?");
  await expect(help).toContainText(keyboardWords.es.next);
  await page.close();
  await office.end();
});

test("a proposed template keeps its subjects while the other channel is looked at", async ({ page }) => {
  const words = templatesWords.es;
  const office = await startPractice();
  const session = await signInAt(office, { now: new Date(), locale: "es", role: "front-desk" });
  await openOffice(page, office.url, session, "/office/templates");
  await press(page, words.propose);
  const channel = page.getByLabel(words.channel);
  const subject = page.getByLabel(words.subjectEs);
  await channel.selectOption("mail");
  await expect(subject).toHaveJSProperty("maxLength", longestReplySubject);
  await subject.fill("Le llamamos");
  await channel.selectOption("whatsapp");
  await expect(subject).toBeHidden();
  await channel.selectOption("mail");
  await expect(subject).toHaveValue("Le llamamos");
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

test("in the palette a key stands beside the command that it runs, and beside no other", async ({ page }) => {
  const office = await startPractice();
  const session = await signInAt(office, { now: new Date(), locale: "es", role: "front-desk" });
  await openOffice(page, office.url, session, "/office/calendar");
  const { newAppointment } = calendarWords.es;
  await expect(page.getByRole("button", { name: newAppointment })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: keyboardWords.es.palette });
  const listed = (name: string) => palette.getByRole("button", { name, exact: true }).locator("kbd");
  await expect(listed(newAppointment)).toHaveText("N");
  await expect(palette.getByRole("button", { name: keyboardWords.es.newPerson, exact: true })).toBeVisible();
  await expect(listed(keyboardWords.es.newPerson)).toHaveCount(0);
  await page.close();
  await office.end();
});

test("the front desk reads that the mail server is away, and no longer once it is back", async ({ page }) => {
  const mail = await startMailServer();
  mail.answers(451);
  const office = await startPractice({ SMTP_URL: mail.url });
  await sendLead(office, rosa, "es");
  const [before = "", after = ""] = mailFailureWords.es.split("{moment}");
  await expect.poll(() => mail.offered.length).toBe(2);
  const session = await signInAt(office, { now: new Date(), locale: "es", role: "front-desk" });
  await page.setViewportSize({ width: 320, height: 780 });
  await openOffice(page, office.url, session);
  await expect(page.locator("[data-person-row]")).toBeVisible();
  await expect(page.getByText(after)).toHaveCount(0);
  await makeDeliveriesAt(office, new Date(Date.now() - minutes(80)));
  await page.reload();
  const line = page.getByText(after);
  await expect(line).toContainText(before);
  await expectScreen(page, "es", "today");
  await page.goto(`${office.url}/office/deliveries`);
  await expect(line).toBeVisible();
  await expectScreen(page, "es", "deliveries");
  mail.answers(250);
  await expect(async () => {
    await makeDeliveriesAt(office, new Date(Date.now() - minutes(80)));
    expect(mail.accepted).toHaveLength(2);
  }).toPass();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(deliveriesWords.es.empty.attention)).toBeVisible();
    expect(await line.count()).toBe(0);
  }).toPass();
  await page.close();
  await office.end();
  await mail.stop();
});
