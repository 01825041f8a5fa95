import { readFileSync } from "node:fs";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { getCampaign, saveCampaign } from "#domain/office/campaign-operations.ts";
import { postJson } from "../post-json.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { confirmSubscribers } from "./office-rows.ts";
import { expectScreen, fill, owner, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/ERR_(?:FAILED|INTERNET)|status of (?:400|409)/] });

test("a newsletter is written from an article, tried out, sent, and its subscribers are kept", async ({
  page,
  context,
}) => {
  const words = newsletterWords.en;
  const shell = officeShellWords.en;
  const problems = officeProblemWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  const subscribe = (email: string, locale: string) =>
    postJson(`${office.url}/functions/v1/subscribe-newsletter`, { formData: { email }, locale });
  await subscribe("ana@example.com", "en");
  await subscribe("eva@example.com", "es");
  await confirmSubscribers(office);
  await page.setViewportSize({ width: 1280, height: 860 });
  await openOffice(page, office.url, session, "/office/newsletter");
  await expect(page.getByText(words.empty)).toBeVisible();
  await expectScreen(page, "en", "newsletter");
  await fill(page, words.rate.label, "many");
  await press(page, words.rate.save);
  await expect(page.getByText(fillIn(words.rate.wrong, { least: 10, most: 36_000 }))).toBeVisible();
  await fill(page, words.rate.label, "36000");
  await press(page, words.rate.save);
  await expect(toastOf(page)).toContainText(words.rate.saved.title);
  await expect(toastOf(page)).toContainText("36,000 emails an hour");
  await page.getByLabel(words.add.source).selectOption({ index: 1 });
  const added: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname === "/office/api/campaigns") added.push(pathname);
  });
  // Two presses begin one draft.
  await page.getByRole("button", { name: words.add.submit }).dblclick();
  const spanishSubject = page.getByLabel(words.fields.subjectEs);
  await expect(spanishSubject).not.toHaveValue("");
  const languages = page.getByLabel(words.languages.label);
  await languages.selectOption("en");
  await expect(spanishSubject).toHaveJSProperty("required", false);
  await languages.selectOption("both");
  const letters = page.locator(`section:has(#letter-preview)`);
  await expect(letters.locator("h1")).toHaveCount(2);
  expect(added).toHaveLength(1);
  await expect(page.locator("main .button:not(.quiet)")).toHaveText([words.send.schedule]);
  await expectScreen(page, "en", "campaign");
  // It stays while the texts are corrected.
  const at = page.getByLabel(words.send.at);
  await at.fill("2020-01-02T09:00");
  await expect(page.getByLabel(words.fields.bodyEs)).toHaveAccessibleDescription(words.bodyHint);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  /** A colleague saves the same draft. */
  const saveTheirs = async (subject: string) => {
    const { version } = (await call(office.url, getCampaign, { id }, session.access_token)).campaign;
    const texts = { subject, body: "Text", linkLabel: "", link: "" };
    const theirs = { id, version, languages: "both", en: texts, es: texts } as const;
    await call(office.url, saveCampaign, theirs, session.access_token);
  };
  // What the screen stores by itself would take the line away after a second.
  const seen = Promise.withResolvers<void>();
  await page.route("**/office/api/campaigns/*", async (route) => {
    if (route.request().method() !== "GET") await seen.promise;
    await route.continue();
  });
  await spanishSubject.fill("");
  await expect(page.getByText(words.unsaved)).toBeVisible();
  seen.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await press(page, words.save);
  await expect(page.getByText(fillIn(words.missing, { fields: words.fields.subjectEs }))).toBeVisible();
  await expect(page.getByRole("button", { name: words.test })).toHaveCount(0);
  const link = page.getByLabel(words.fields.linkEn);
  const answered = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  await page.route("**/office/api/campaigns/*", async (route) => {
    await (route.request().method() === "GET" ? read : answered).promise;
    await route.continue();
  });
  const storing = page.waitForRequest((request) => request.method() !== "GET");
  await link.fill("https://www.example.com/en");
  await storing;
  await link.fill("javascript:alert(1)");
  await press(page, words.save);
  const refusal = page.getByText(problems.fields["url-invalid"]);
  await expect(refusal).toBeVisible();
  // The answer to what was stored by itself before leaves the refusal of what came later in its place.
  const reading = page.waitForRequest("**/office/api/campaigns/*");
  answered.resolve();
  await reading;
  await page.evaluate("new Promise((done) => requestIdleCallback(done))");
  await expect(refusal).toBeVisible();
  await link.fill("https://www.example.com/blog");
  await spanishSubject.fill("Fechas <b>nuevas</b>");
  // What is read again after a save keeps no later one waiting, also where no answer comes any more.
  await context.setOffline(true);
  await press(page, words.save);
  await expect(page.getByRole("alert").filter({ hasText: problems.noConnection })).toBeVisible();
  read.resolve();
  await expectScreen(page, "en", "campaign", { part: "[role=alert]" });
  await context.setOffline(false);
  // Stored by itself once the connection is back.
  await expect(letters.locator("h1").filter({ hasText: "Fechas <b>nuevas</b>" })).toBeVisible();
  // Theirs would stand in fields in which nothing is typed.
  const theirs = Promise.withResolvers<void>();
  await page.route("**/office/api/campaigns/*", async (route) => {
    if (route.request().method() !== "GET") await theirs.promise;
    await route.continue();
  });
  await spanishSubject.fill("Fechas <b>nuevas</b>!");
  // Until what the screen stored by itself before has been stored.
  await expect(() => saveTheirs("Dates of a colleague")).toPass();
  theirs.resolve();
  await page.unrouteAll({ behavior: "wait" });
  const conflict = page.getByRole("alert").filter({ hasText: "Dates of a colleague" });
  await expect(conflict).toBeVisible();
  await expectScreen(page, "en", "campaign");
  await conflict.getByRole("button", { name: words.conflict.mine }).click();
  await expect(letters.locator("h1").filter({ hasText: "Fechas <b>nuevas</b>!" })).toBeVisible();
  const mailsTo = (address: string) =>
    office.mails.filter(
      ({ to, mail }) => to.includes(address) && mail.html?.includes("newsletter/unsubscribe"),
    );
  await press(page, words.test);
  await expect(toastOf(page)).toContainText(owner.email);
  await expect.poll(() => mailsTo(owner.email).length).toBe(2);
  await page.setViewportSize({ width: 360, height: 780 });
  await press(page, words.send.schedule);
  await expect(at).toHaveAccessibleDescription(words.send["time-past"]);
  await at.fill("");
  await press(page, words.send.schedule);
  await expect(page.getByText(problems.fields["time-required"])).toBeVisible();
  await expect(at).toBeFocused();
  const dialog = page.getByRole("dialog");
  const nextYear = new Date().getFullYear() + 1;
  await at.fill(`${nextYear}-01-01T09:00`);
  await press(page, words.send.schedule);
  await expect(dialog).toContainText(`, January\u00a01, ${nextYear}, 9:00`);
  await dialog.getByRole("button", { name: shell.cancel }).click();
  await press(page, words.send.now);
  await expect(page.getByText(fillCount(words.send.question, 2))).toBeVisible();
  // What a colleague stores meanwhile stands in the fields, and is not sent by the question about the text before it.
  await saveTheirs("Fechas <b>de Luis</b>");
  await expect(spanishSubject).toHaveValue("Fechas <b>de Luis</b>");
  await expect(letters.locator("h1").filter({ hasText: "Fechas <b>de Luis</b>" })).toHaveCount(2);
  await dialog.getByRole("button", { name: words.send.now }).click();
  await expect(page.getByText(problems.operations["state-changed"])).toBeVisible();
  await dialog.getByRole("button", { name: shell.cancel }).click();
  await press(page, words.send.now);
  await dialog.getByRole("button", { name: words.send.now }).click();
  await expect(toastOf(page).getByText(words.send.going.title)).toBeVisible();
  const report = page.getByRole("region", { name: words.report });
  await report.getByText(`${words.counts.sent}: 2`).click();
  await expect(report.getByRole("listitem").filter({ hasText: /^eva@example/ })).toContainText("Spanish");
  await expectScreen(page, "en", "campaign");
  await expect.poll(() => mailsTo("eva@example.com").at(-1)?.mail.subject).toBe("Fechas <b>de Luis</b>");
  await page.goto(`${office.url}/office/newsletter/subscribers`);
  await expect(page.getByText("ana@example.com")).toBeVisible();
  await press(page, words.addSubscriber.open);
  await expect(page.getByLabel(words.addSubscriber.email, { exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: words.addSubscriber.open })).toHaveCount(0);
  await fill(page, words.addSubscriber.email, "luis@example.com");
  await press(page, words.addSubscriber.submit);
  await expect(page.getByText(problems.fields["note-required"])).toBeVisible();
  await expectScreen(page, "en", "subscribers");
  await fill(page, words.addSubscriber.note, "At the desk on Monday");
  await page.getByRole("main").getByRole("link", { name: words.back }).click();
  await press(page, shell.unsaved.stay);
  await press(page, words.addSubscriber.submit);
  await expect(page.getByText("luis@example.com").first()).toBeVisible();
  await expect(page.getByText("At the desk on Monday")).toBeVisible();
  await page.getByLabel(words.find.text).fill("nobody-has-this");
  await expect(page.getByText(words.find.none)).toBeVisible();
  await page.getByLabel(words.find.text).fill("ana");
  await expect(page.getByText("ana@example.com").first()).toBeVisible();
  await expect(page.getByText("eva@example.com")).toHaveCount(0);
  await press(page, `${words.end.button}: ana@example.com`);
  await dialog.getByRole("button", { name: words.end.button }).click();
  await expect(page.getByText(words.subscriberStates.unsubscribed).last()).toBeVisible();
  // The button that had the focus is gone, its row is not.
  await expect(page.getByRole("listitem").filter({ hasText: "ana@example.com" })).toBeFocused();
  const download = page.waitForEvent("download");
  await press(page, words.export.button);
  expect((await download).suggestedFilename()).toBe("subscribers.csv");
  expect(readFileSync(await (await download).path(), "utf8")).not.toContain("eva@example.com");
  await page.close();
  await office.end();
});
