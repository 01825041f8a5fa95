import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { catchChats, expectSound, marcus, retype, rosa, sendLead } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { pressAndHold } from "./form-fills.ts";
import { call, openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { personIdOf } from "./office-rows.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const ana = { name: "Ana Ruiz", email: "ana@practice.example", role: "front-desk", locale: "es" } as const;
const words = answerWords.es;

test.use({ viewport: { width: 360, height: 780 }, allowedErrors: [/status of 409/] });

test("what a colleague answered while somebody writes is read before the text goes, also where the card has it", async ({
  page,
  context,
}) => {
  const office = await startPractice();
  await sendLead(office, marcus, "en");
  const { session } = await openOwnerAccount(office, "es");
  const anaSession = await openColleagueAccount(office, session, ana);
  await catchChats(page);
  await openOffice(page, office.url, session);
  await page.getByRole("link", { name: marcus.name }).click();
  const id = personIdOf(office, marcus.name);
  const entries = page.locator("li").filter({ hasText: ana.name });
  const anaCalls = async (body: string) => {
    const before = await entries.count();
    const read = page.waitForResponse(`**/office/api/people/${id}`);
    const touch = { id, kind: "call", outcome: "reached", body, anyway: true } as const;
    await call(office.url, logTouch, touch, anaSession.access_token);
    await (await read).finished();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
  };

  await press(page, words.channels.mail);
  const body = page.getByLabel(words.labels.body);
  await page.getByLabel(words.labels.subject).fill("Your letter");
  await body.fill("Please bring the letter on Tuesday.");
  await anaCalls("He comes on Monday");
  await press(page, words.send);
  const answered = page.getByRole("alert").filter({ hasText: ana.name });
  await expect(answered).toContainText("He comes on Monday");
  await expectSound(page, "answered while writing", { part: "dialog[open]" });
  await press(page, words.meanwhile.drop);
  await expect(body).toHaveValue("Please bring the letter on Tuesday.");
  // Who has read it is not asked about it again.
  await body.fill("Please bring the letter on Monday.");
  await body.press("Control+Enter");
  await expect(toastOf(page)).toContainText(words.done.mail);
  await expect(page.getByRole("dialog")).toBeHidden();

  // A draft with a number that the form refuses opens the form, and no chat.
  await press(page, words.channels.note);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: words.channels.whatsapp }).click();
  await body.fill("Your number is 123-45-6789.");
  await expect(sheet.getByText(words.draft.saved.split("{")[0] ?? "")).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await press(page, words.channels.whatsapp);
  await expect(body).toHaveValue(/123-45-6789/);
  await page.goBack();
  await expect(sheet).toBeHidden();

  // Nor does one that a colleague was quicker than, as the form is open no more.
  await press(page, words.channels.whatsapp);
  await retype(body, "Did you find the letter?");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: words.channels.whatsapp })).toBeVisible();
  await anaCalls("He has found it");
  await press(page, words.channels.whatsapp);
  await press(page, words.openWhatsApp);
  await expect(answered).toContainText("He has found it");
  await press(page, words.meanwhile.drop);
  const opened = context.waitForEvent("page");
  await press(page, words.openWhatsApp);
  await (await opened).close();
  // What comes while the chat is open is read before the message counts as the answer.
  await anaCalls("He has found two");
  await press(page, words.sent.yes);
  await expect(answered).toContainText("He has found two");
  await press(page, words.meanwhile.anyway);
  await expect(page.getByText(words.sent.question)).toBeHidden();

  await page.setViewportSize({ width: 1360, height: 860 });
  await page.keyboard.press("w");
  await expect(page.getByLabel(words.labels.subject)).toBeHidden();
  await body.fill("Did you find all three?");
  // Of a call without a note there is nothing to be read.
  await anaCalls("");
  await page.keyboard.press("Control+Enter");
  await expect(answered).toContainText(
    fillIn(words.meanwhile.text, { name: ana.name, time: "" }).slice(0, -2),
  );
  await expect(answered.locator("blockquote")).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  const chat = context.waitForEvent("page");
  await press(page, words.meanwhile.anyway);
  await (await chat).close();
  await expect(answered).toBeHidden();
  await expect(page.getByText(words.sent.question)).toBeVisible();
  await page.close();
  await office.end();
});

test("each card whose chat was opened asks whether the message was sent, also after another one's", async ({
  page,
  context,
}) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  await sendLead(office, marcus, "en");
  const { session } = await openOwnerAccount(office, "es");
  await catchChats(page);
  await openOffice(page, office.url, session);
  const question = page.getByText(words.sent.question);
  const goToToday = () =>
    page.getByRole("navigation").getByRole("link", { name: officeShellWords.es.titles.today }).click();
  const open = (name: string) => page.getByRole("link", { name }).click();
  for (const { name } of [rosa, marcus]) {
    await open(name);
    const chat = context.waitForEvent("page");
    const saved = page.waitForResponse("**/draft");
    await page.getByRole("link", { name: words.channels.whatsapp }).click();
    await (await chat).close();
    await saved;
    await expect(question).toBeVisible();
    await goToToday();
  }
  await open(rosa.name);
  await press(page, words.sent.yes);
  await expect(toastOf(page)).toContainText(words.done.whatsapp);
  await expect(question).toBeHidden();
  // A phone may have dropped the page meanwhile.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: rosa.name })).toBeVisible();
  await expect(question).toBeHidden();
  await goToToday();
  await open(marcus.name);
  await press(page, words.sent.yes);
  await expect(page.getByRole("listitem").filter({ hasText: "Hello Marcus" })).toBeVisible();
  await page.close();
  await office.end();
});

test("what is typed while times are on their way stays, and a letter that a template takes the place of comes back", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, marcus, "en");
  const { session } = await openOwnerAccount(office, "es");
  await openOffice(page, office.url, session, `/office/people/${personIdOf(office, marcus.name)}`);
  await press(page, words.channels.mail);
  const body = page.getByLabel(words.labels.body);
  await body.fill("Please come in.");
  const offered = await pressAndHold(
    page,
    page.getByRole("button", { name: words.offerTimes }),
    "**/office/api/*times*",
  );
  await page.getByLabel(words.labels.subject).fill("Your letter");
  await body.fill("Please come in with the letter.");
  await offered.continue();
  const letter = /^Please come in with the letter\.\n\nI have these times available:\n• \w+/;
  await expect(body).toHaveValue(letter);
  await expect(page.getByLabel(words.labels.subject)).toHaveValue("Your letter");

  await page.getByRole("list", { name: words.templates }).getByRole("button").first().click();
  await expect(body).toHaveValue(/^Hello Marcus,/);
  await expect(body).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(body).toHaveValue(letter);
  await expect(page.getByText(words.draft.saved.split("{")[0] ?? "")).toBeVisible();
  await page.reload();
  await press(page, words.channels.mail);
  await expect(body).toHaveValue(letter);
  await page.close();
  await office.end();
});
