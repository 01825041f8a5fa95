import { fillIn } from "#content/format/fill-in.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { todayWords } from "#content/words/office/today.ts";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { fixAddress } from "#domain/office/delivery-operations.ts";
import { startMailServer } from "../api/outbox-mail-server.ts";
import { postJson } from "../post-json.ts";
import { startReceiver } from "../receivers.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, type Page, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { expectScreen, fill, owner, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const wrongAddress = "ana@exmaple.com";

const askFor = (url: string, email: string) =>
  postJson(`${url}/functions/v1/send-hero-consultation`, {
    formData: { name: "Ana Prueba", email, service: "bookkeeping" },
    locale: "es",
  });

/** Counts what a person presses from now on. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener(
      "click",
      ({ isTrusted }) => isTrusted && (window as unknown as { taps: number }).taps++,
      true,
    );
  });
const tapsOf = (page: Page) => page.evaluate(() => (window as unknown as { taps: number }).taps);

test.use({ allowedErrors: [/status of 4(?:04|09)|ERR_(?:FAILED|INTERNET)/] });

test("a refused mail is resent from Today in three taps, on a phone in Spanish", async ({ page }) => {
  const words = deliveriesWords.es;
  const mail = await startMailServer();
  mail.answers(({ to }) => (to.includes(wrongAddress) ? 550 : 250));
  const office = await startPractice({ SMTP_URL: mail.url });
  await page.setViewportSize({ width: 360, height: 780 });
  const { session } = await openOwnerAccount(office, "es");
  await askFor(office.url, wrongAddress);
  await openOffice(page, office.url, session);
  const failure = page.getByRole("list", { name: todayWords.es.headings.failures }).getByRole("listitem");
  await expect(failure).toContainText(wrongAddress);
  await expectScreen(page, "es", "today");
  // What is red comes first by the keys, too.
  await page.keyboard.press("j");
  await expect(failure.getByRole("link", { name: wrongAddress })).toBeFocused();
  await press(page, officeShellWords.es.more);
  const sheet = page.getByRole("dialog");
  const deliveries = sheet.getByRole("link", { name: officeShellWords.es.titles.deliveries });
  await expect(deliveries).toHaveAccessibleName(/ 1 sin entregar$/);
  await expectSoundInItsThemes(page, "more", { part: "dialog[open]" });
  await page.goBack();
  await expect(sheet).toBeHidden();
  await countTaps(page);
  await failure.getByRole("link", { name: wrongAddress }).click();
  const heading = page.getByRole("heading", { level: 1, name: words.kinds["lead-confirmation"] });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/El servidor de correo lo rechazó \(550/).first()).toBeVisible();
  await expectSoundInItsThemes(page, "a delivery");
  expect(await sidewaysScroll(page)).toBe(0);
  const address = page.getByLabel(words.address);
  const resend = page.getByRole("button", { name: words.fix.submit });
  await address.click();
  await address.fill("ana@example.com");
  await resend.click();
  await expect(toastOf(page)).toContainText(words.done.fixed.title);
  expect(await tapsOf(page)).toBe(3);
  await expect.poll(() => mail.accepted.some(({ to }) => to.includes("ana@example.com"))).toBe(true);
  await page.getByRole("link", { name: words.back }).click();
  await expect(page.getByText(words.empty.attention)).toBeVisible();
  await expectScreen(page, "es", "deliveries");

  await askFor(office.url, wrongAddress);
  await page.getByRole("listitem").getByRole("link", { name: wrongAddress }).click();
  await press(page, words.letter);
  await expect(page.locator("pre[lang=es]")).toContainText("Gracias, Ana");
  await expectSoundInItsThemes(page, "its letter");
  await press(page, words.dismiss);
  await expect(toastOf(page)).toContainText(words.done.dismissed.title);
  await page.getByRole("link", { name: words.back }).click();
  await expect(page.getByText(words.empty.attention)).toBeVisible();
  await askFor(office.url, wrongAddress);
  await page.getByRole("listitem").getByRole("link", { name: wrongAddress }).click();
  await address.fill("luz@example.com");
  // A colleague corrects it first, and it goes out.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const current = "eva@example.com";
  await call(office.url, fixAddress, { id, from: wrongAddress, to: current }, session.access_token);
  await expect(page.getByText(words.states.sent).first()).toBeVisible();
  await resend.click();
  await expect(page.getByText(fillIn(words.fix.conflict, { by: owner.name, current }))).toBeVisible();
  await expect(address).toHaveValue("luz@example.com");
  await expectSoundInItsThemes(page, "a conflict");
  await press(page, fillIn(words.fix.take, { current }));
  await page.getByText(words.fix.heading).click();
  await expect(address).toHaveValue(current);
  await page.getByRole("link", { name: words.back }).click();
  await page.getByRole("link", { name: words.tabs.sent }).click();
  await expect(page.getByText("ana@example.com")).toBeVisible();
  for (const key of ["j", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("link", { name: words.back })).toBeVisible();
  await page.goBack();
  await expectScreen(page, "es", "deliveries");
  await page.goto(`${office.url}/office/deliveries/0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a`);
  await expect(
    page.getByRole("heading", { level: 1, name: officeShellWords.es.titles.delivery }),
  ).toBeVisible();
  await expect(page.getByText(words.missing)).toBeVisible();
  await page.getByRole("link", { name: words.back }).click();
  await expectScreen(page, "es", "deliveries");
  await page.close();
  await office.end();
  await mail.stop();
});

test("an owner adds an endpoint, tests it, gives it a new secret, pauses and removes it", async ({
  page,
  context,
}) => {
  const words = endpointsWords.en;
  const list = deliveriesWords.en;
  const receiver = await startReceiver();
  const office = await startPractice();
  await page.setViewportSize({ width: 1280, height: 860 });
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/deliveries");
  await expect(page.getByText(words.fromEnv)).toBeVisible();
  await press(page, words.add);
  await press(page, words.save);
  await expect(page.getByLabel(words.name, { exact: true })).toBeFocused();
  await fill(page, words.name, "Bookkeeping program");
  await fill(page, words.url, receiver.url);
  await page.getByLabel(words.groups.phone).uncheck();
  await expectScreen(page, "en", "deliveries");
  await press(page, words.save);
  await expect(toastOf(page)).toContainText(words.done.saved.title);
  const item = page.getByRole("listitem").filter({ hasText: "Bookkeeping program" });
  const pressIn = (name: string) => press(page, `${name}: Bookkeeping program`);
  await context.setOffline(true);
  await pressIn(words.actions.test);
  await expect(page.getByRole("alert").filter({ hasText: officeProblemWords.en.noConnection })).toBeVisible();
  await expectScreen(page, "en", "deliveries", { part: "[role=alert]" });
  await context.setOffline(false);
  await pressIn(words.actions.test);
  await expect(page.getByRole("heading", { level: 1, name: list.kinds["endpoint-test"] })).toBeVisible();
  await expect(page.getByText(list.attempts.outcomes.sent).last()).toBeVisible();
  expect(receiver.calls[0]?.body).toContain('"formType":"test"');
  await expectSoundInItsThemes(page, "a test webhook", { isNew: false });
  await page.getByRole("link", { name: list.back }).click();
  const shown = Promise.withResolvers<void>();
  await page.route("**/endpoints/*/secret", (route) => shown.promise.then(() => route.continue()));
  await pressIn(words.actions.secret);
  const dialog = page.locator("dialog[open]");
  await expect(dialog.getByRole("status").filter({ hasText: officeShellWords.en.loading })).toBeAttached();
  shown.resolve();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await expectSoundInItsThemes(page, "the secret", { part: "dialog[open]" });
  // The toast of the test may still stand in the dialog, with a button of that name.
  const close = dialog.getByRole("button", { name: officeShellWords.en.close });
  await close.and(page.locator(":not(.toast button)")).click();
  await pressIn(words.actions.rotate);
  await expectSoundInItsThemes(page, "a question", { part: "dialog[open]" });
  await press(page, words.rotate.button);
  await expect(item).toContainText("the old secret still signs too");
  await pressIn(words.actions.rotate);
  await expect(dialog).toContainText(words.rotate.again);
  await press(page, officeShellWords.en.cancel);
  await pressIn(words.actions.pause);
  await expect(item).toContainText(words.states.paused);
  await askFor(office.url, "eva@example.com");
  await page.reload();
  await expect(item).toContainText(words.held.one);
  await expectScreen(page, "en", "deliveries");
  await pressIn(words.actions.resume);
  await expect.poll(() => receiver.calls.length).toBe(2);
  // By the keyboard: the toast may lie over it, and stays while the mouse is on it.
  await page.getByRole("button", { name: list.recover.open, exact: true }).press("Enter");
  await press(page, list.recover.submit);
  await expect(page.getByLabel(list.recover.since)).toBeFocused();
  await expect(page.getByText(officeProblemWords.en.fields["time-required"])).toBeVisible();
  await page.getByLabel(list.recover.since).fill("2026-01-01T00:00");
  await expectSoundInItsThemes(page, "recover", { part: "dialog[open]" });
  await press(page, list.recover.submit);
  await expect(dialog.getByRole("status")).toHaveText(fillIn(list.recover.done.other, { count: 0 }));
  await dialog.getByRole("button", { name: officeShellWords.en.cancel }).click();
  await pressIn(words.actions.remove);
  await dialog.getByRole("button", { name: words.remove.button }).click();
  await expect(item).toHaveCount(0);
  await page.close();
  await office.end();
  await receiver.stop();
});
