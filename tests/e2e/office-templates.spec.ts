import { fillIn } from "#content/format/fill-in.ts";
import { starterTemplates } from "#content/starter-templates.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import { days } from "#domain/durations.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { archiveTemplate, changeTemplate, listTemplates } from "#domain/office/template-operations.ts";
import { postJson } from "../post-json.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { personIdOf, proposeFirstTemplate } from "./office-rows.ts";
import { expectScreen, fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 409|ERR_(?:FAILED|INTERNET)/] });

test("spam is rescued, and templates are tried out, written, refused and archived", async ({
  page,
  context,
}) => {
  const spam = spamWords.en;
  const words = templatesWords.en;
  const { fields: problems, noConnection } = officeProblemWords.en;
  const shell = officeShellWords.en;
  const office = await startPractice();
  await page.setViewportSize({ width: 1280, height: 860 });
  const { session } = await openOwnerAccount(office, "en");
  const send = (path: string, body: object) => postJson(office.url + path, body);
  const ana = { name: "Ana Prueba", email: "ana@example.com", website: "x" };
  await send("/functions/v1/send-hero-consultation", {
    formData: { ...ana, service: "bookkeeping" },
    locale: "es",
  });
  const day = (ahead: number) => new Date(Date.now() + days(ahead)).toISOString().slice(0, 10);
  const query = `service=consultation&from=${day(2)}&to=${day(16)}&tz=America/Chicago`;
  const { slots } = (await (await fetch(`${office.url}/booking/v1/slots?${query}`)).json()) as {
    slots: { start: string }[];
  };
  const booking = {
    ...ana,
    name: "Eva",
    service: "consultation",
    phone: "972 555 0100",
    start: slots[0]?.start,
  };
  await send("/booking/v1/appointments", { ...booking, locale: "en", tz: "America/Chicago" });

  await openOffice(page, office.url, session, "/office/spam");
  await expect(page.getByText(/^Suspected bot: asked for/)).toBeVisible();
  await expectScreen(page, "en", "spam");
  await context.setOffline(true);
  await expect(page.getByText(shell.noConnection.split("{")[0] ?? "")).toBeVisible();
  await press(page, `${spam.rescue}: Ana Prueba`);
  await expect(page.getByRole("alert").filter({ hasText: noConnection })).toBeVisible();
  await expectScreen(page, "en", "spam", { part: "[role=alert]" });
  await context.setOffline(false);
  await press(page, `${spam.rescue}: Ana Prueba`);
  await expect(page.getByRole("button", { name: `${spam.rescue}: Ana Prueba` })).toHaveCount(0);
  await press(page, `${spam.rescue}: Eva`);
  await expect(page.getByText(spam.empty)).toBeVisible();
  await expectScreen(page, "en", "spam");

  await page.getByRole("link", { name: shell.titles.templates }).click();
  const [first, missedCall] = starterTemplates;
  const title = first?.title.en ?? "";
  const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(item(title).first()).toContainText("{firstName}");
  await page.getByLabel(words.test.label).selectOption("Ana Prueba");
  // Filled as they are sent.
  await expect(item(title).first()).toContainText("Hola, Ana, le saluda Elena Morales de");
  await expect(item(missedCall?.title.en ?? "").first()).not.toContainText("{");
  // The numbers are the keys, which each channel has for itself.
  await expect(item("First contact by email")).toContainText(`${words.channels.mail}\u00a0· 1`);
  await expectScreen(page, "en", "templates");
  // A colleague answers the one for whom they are filled, while somebody else waits.
  const luis = { name: "Luis Prueba", email: "luis@example.com", service: "bookkeeping" };
  await send("/functions/v1/send-hero-consultation", { formData: luis, locale: "es" });
  const visit = { id: personIdOf(office, ana.name), kind: "visit", anyway: true } as const;
  await call(office.url, logTouch, visit, session.access_token);
  const people = page.getByLabel(words.test.label).locator("option");
  await expect(people).toHaveText([words.test.nobody, luis.name, ana.name]);
  await expect(people.and(page.locator(":checked"))).toHaveText(ana.name);

  await press(page, words.add);
  await expect(page.getByLabel(words.channel)).toBeFocused();
  await fill(page, words.titleEn, "We call you");
  await press(page, words.save);
  await expect(page.getByLabel(words.titleEs)).toBeFocused();
  await expect(page.getByText(problems["title-required"])).toBeVisible();
  await fill(page, words.titleEs, "Le llamamos");
  await fill(page, words.bodyEn, "Send your SSN, {firstName}");
  await fill(page, words.bodyEs, "Hola, {firstName}");
  await press(page, words.save);
  await expect(page.getByText(problems["tax-data-asked"])).toBeVisible();
  await fill(page, words.bodyEn, "Hello");
  await press(page, words.save);
  await expect(page.getByText(problems["blanks-differ"])).toBeVisible();
  await expectScreen(page, "en", "templates", { part: "form" });
  await fill(page, words.bodyEn, "Hello, {firstName}");
  await context.setOffline(true);
  await press(page, words.save);
  await expect(page.getByRole("alert").filter({ hasText: noConnection })).toBeVisible();
  // What could not be saved is still asked about, also beside a form that was opened later and holds nothing new.
  await press(page, fillIn(words.change, { title }));
  await page.getByRole("link", { name: shell.titles.today }).first().click();
  await press(page, shell.unsaved.stay);
  await page.getByRole("button", { name: shell.cancel }).last().click();
  await context.setOffline(false);
  await press(page, words.save);
  await expect(toastOf(page)).toContainText(words.done.saved.title);
  await expect(page.getByRole("button", { name: words.add })).toBeFocused();
  const titles = page.getByRole("listitem").getByRole("heading", { level: 2 });
  await expect(titles.last()).toHaveText("We call you");
  await press(page, fillIn(words.up, { title: "We call you" }));
  await expect(titles.last()).not.toHaveText("We call you");
  await expect(toastOf(page)).toContainText("We call you is number 4 for WhatsApp.");
  const order = await titles.allInnerTexts();
  await press(page, `${words.archive}: We call you`);
  await toastOf(page).getByRole("button", { name: shell.undo.label }).last().click();
  await expect(titles).toHaveText(order);
  await context.setOffline(true);
  await press(page, `${words.archive}: We call you`);
  await expect(page.getByRole("alert").filter({ hasText: noConnection })).toBeVisible();
  await expectScreen(page, "en", "templates", { part: "[role=alert]" });
  await context.setOffline(false);
  await press(page, `${words.archive}: We call you`);
  await expect(page.getByRole("heading", { name: "We call you" })).toHaveCount(0);
  await page.getByText(words.archived).click();
  await press(page, `${words.restore}: We call you`);
  await expect(page.getByRole("heading", { name: "We call you" })).toBeVisible();

  // A colleague archives what is being changed here.
  await press(page, fillIn(words.change, { title: "We call you" }));
  await fill(page, words.bodyEn, "Hello, {firstName}, we call you");
  const { templates } = await call(office.url, listTemplates, {}, session.access_token);
  const id = templates.find((each) => each.title.en === "We call you")?.id ?? "";
  await call(office.url, archiveTemplate, { id }, session.access_token);
  await expect(page.getByText(words.goneMeanwhile)).toBeVisible();
  await press(page, words.save);
  await expect(page.getByRole("heading", { name: "We call you" })).toHaveCount(0);
  await page.getByText(words.archived).click();
  await expect(page.getByRole("button", { name: `${words.restore}: We call you` })).toBeVisible();

  await proposeFirstTemplate(office);
  await page.reload();
  const proposed = page.getByRole("region", { name: words.proposed });
  await expect(proposed).toContainText(fillIn(words.proposedBy, { name: "Elena Morales" }));
  await expectScreen(page, "en", "templates");
  const change = proposed.getByRole("button", { name: fillIn(words.change, { title }) });
  await change.click();
  await press(page, words.save);
  // Not the first button there, which accepts it.
  await expect(change).toBeFocused();
  await proposed.getByRole("button", { name: words.accept }).click();
  await expect(toastOf(page)).toContainText(words.done.accepted.title);
  await expect(proposed).toHaveCount(0);
  await page.close();
  await office.end();
});

test("two people who change one template hear of each other", async ({ page }) => {
  const words = templatesWords.es;
  const office = await startPractice();
  await page.setViewportSize({ width: 360, height: 780 });
  const { session } = await openOwnerAccount(office, "es");
  const find = async () => (await call(office.url, listTemplates, {}, session.access_token)).templates[0];
  const title = (await find())?.title.es ?? "";
  await openOffice(page, office.url, session, "/office/templates");
  const item = page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  const changed = page.getByRole("listitem").filter({ has: page.getByLabel(words.titleEs) });
  const changeTo = async (mine: string, theirs: string) => {
    await press(page, fillIn(words.change, { title }));
    await changed.getByLabel(words.bodyEs).fill(mine);
    await changed.getByLabel(words.bodyEn).fill("Hello");
    const template = await find();
    if (!template) throw new Error("there are no templates");
    const body = { en: "Hello", es: theirs };
    await call(office.url, changeTemplate, { ...template, body }, session.access_token);
    await press(page, words.save);
    await expect(changed.getByRole("alert").filter({ hasText: theirs })).toContainText("Elena Morales");
    await expect(changed.getByLabel(words.bodyEs)).toHaveValue(mine);
  };
  /** Several templates may have such a question at once. */
  const answer = (which: string) =>
    page.getByRole("button", { name: new RegExp(`^${which} ?: ${RegExp.escape(title)}$`) }).click();
  await changeTo("Lo mío", "Lo suyo");
  await expectScreen(page, "es", "templates", { part: "form" });
  await answer(words.conflict.theirs);
  await expect(item).toContainText("Lo suyo");
  await changeTo("Otra vez lo mío", "Otra vez lo suyo");
  await answer(words.conflict.mine);
  await expect(item).toContainText("Otra vez lo mío");
  await page.close();
  await office.end();
});
