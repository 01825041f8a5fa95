import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { getField, saveField } from "#domain/office/field-operations.ts";
import { getWebsite } from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { countInputs, expectSound, expectSoundAtEnd } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 1280, height: 800 }, allowedErrors: [/status of (?:409|503)|ERR_/] });

const words = websiteWords.en;
const lists = websiteListWords.en;
const screens = websiteScreenWords.en;
const { form } = editorWords.en;
const list = "tiers/inPerson/tiers";
const level = "Families";

test("levels are moved by keyboard, twin prices change together, an entry is added and taken out, each with one undo", async ({
  page,
  browser,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  const draftOf = async (path: string) =>
    (await call(office.url, getField, { path }, session.access_token)).draft?.value;
  // A move is offered to be taken back for 15 seconds, which a busy machine may need to look at it. Before the office is
  // open: between two clocks it would take its session for one that is over.
  await page.clock.setFixedTime(new Date());
  await openOffice(page, office.url, session, "/office/website/services");
  await expect(page).toHaveTitle(/^Services and levels \| Website \|/);
  const entry = page.locator(`[data-path="${list}/families"]`);
  await entry.getByRole("button", { name: lists.up.replace("{name}", level) }).press("Enter");
  await expect(toastOf(page)).toContainText(`${level} is number 1 of 4 now`);
  await expect(entry.getByRole("button", { name: lists.down.replace("{name}", level) })).toBeFocused();
  const publish = page.getByRole("button", { name: words.publish.button });
  await expect(publish).toBeVisible();
  const toast = await toastOf(page).locator(".toast").last().boundingBox();
  const button = await publish.boundingBox();
  // A toast covers no button.
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await expectSoundAtEnd(page, "levels, one moved");
  expect((await draftOf(`${list}/.order`)) as Json[]).toHaveLength(4);
  await page.keyboard.press("z");
  await expect(entry.getByRole("button", { name: lists.up.replace("{name}", level) })).toBeVisible();
  expect(await draftOf(`${list}/.order`)).toBeUndefined();
  const read = Promise.withResolvers<void>();
  await page.route(`**/office/api${getWebsite.path}`, async (route) => {
    await read.promise;
    await route.continue();
  });
  await entry.getByRole("button", { name: `Take out: ${level}` }).click();
  await expect(entry.getByText(words.state.removed)).toBeVisible();
  const putBack = entry.getByRole("button", { name: `Put it back: ${level}` });
  // A press before the change is over would be lost: the button says that it waits.
  await expect(putBack).toBeDisabled();
  read.resolve();
  await putBack.click();
  await expect(entry.getByText(words.state.removed)).toBeHidden();
  await expect(toastOf(page).getByText(lists.isBack.replace("{name}", level))).toBeVisible();
  expect(await toastOf(page).getByText(lists.takenOut.replace("{name}", level)).count()).toBe(0);

  const group = page.getByRole("region", { name: "In person" });
  await group.getByText(screens.entry.add.tier).click();
  await group.getByRole("button", { name: screens.entry.create }).click();
  await expect(group.getByText(officeProblemWords.en.fields["name-required"])).toBeVisible();
  await group.getByLabel(screens.entry.name).fill("Veterans");
  await group.getByRole("button", { name: screens.entry.create }).click();
  await page.getByLabel("Name (English)").fill("Veterans");
  await expect(page.getByText(words.severities.error).first()).toBeVisible();
  // Two at once would both name the version before: the later one would be taken for somebody else's change.
  const atOnce = { now: 0, most: 0 };
  const sent = Promise.withResolvers<void>();
  const sending = page.waitForRequest((request) => request.method() === "POST");
  await page.route(`**/office/api${saveField.path}`, async (route) => {
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    await sent.promise;
    const response = await route.fetch();
    atOnce.now--;
    await route.fulfill({ response });
  });
  await page.getByLabel("Name (Spanish)").fill("Veteranos");
  await page.getByLabel("What it is (English)").fill("Who served.");
  await sending;
  await page.getByLabel("What it is (Spanish)").fill("Quien sirvió.");
  await page.getByLabel(form.transactions).focus();
  sent.resolve();
  await expect(page.getByText(words.severities.error)).toHaveCount(0);
  expect(atOnce.most).toBe(1);
  await page.getByLabel(`${form.monthlyExpenses} (English)`).fill("Up to $2K");
  await expect(page.getByText(words.severities.error)).toBeVisible();
  await page.getByLabel(`${form.monthlyExpenses} (Spanish)`).fill("Hasta $2,000");
  await page.getByLabel(form.transactions).fill("50");
  const included = (row: number) => `${form.features}, row ${row}`;
  for (const [row, text] of [
    [1, "A visit"],
    [2, "A letter"],
  ] as const) {
    await press(page, form.add);
    const added = page.getByRole("group", { name: included(row) });
    await added.getByLabel("Text (English)").fill(text);
    await added.getByLabel("Text (Spanish)").fill(text);
  }
  const up = form.up.replace("{name}", included(2));
  await page.getByRole("button", { name: up }).press("Enter");
  const first = page.getByRole("group", { name: included(1) });
  await expect(first.getByLabel("Text (English)")).toHaveValue("A letter");
  await expect(first.getByRole("button", { name: form.down.replace("{name}", included(1)) })).toBeFocused();
  await expect(page.getByText(words.severities.error)).toHaveCount(0);
  const monthlyExpenses = { en: "Up to $2K", es: "Hasta $2,000" };
  const features = [{ en: "A letter" }, { en: "A visit" }];
  const kept = { monthlyExpenses, transactions: 50, features };
  await expect.poll(() => draftOf(`${list}/veterans`)).toMatchObject(kept);
  await expectSoundAtEnd(page, "a new level");

  await page.goto(`${office.url}/office/website/prices`);
  const card = page.locator(`[data-path="${list}/families/price"]`);
  const inputs = await countInputs(page);
  await card.getByRole("textbox").click();
  await page.keyboard.type("135");
  await card.getByRole("button", { name: lists.twins.button }).click();
  await expect(toastOf(page)).toContainText("changed in 3 places");
  expect(await inputs()).toEqual({ taps: 2, keys: 3 });
  expect(await draftOf("tiers/mobileApp/tiers/families/price")).toBe(115);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("z");
  await expect(card.getByRole("textbox")).toHaveValue("120");
  expect(await draftOf("tiers/taxPreparation/tiers/families/price")).toBeUndefined();

  const preparer = await openColleagueAccount(office, session, {
    name: "Pablo Ruiz",
    email: "pablo@practice.example",
    role: "preparer",
    locale: "en",
  });
  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openOffice(other, office.url, preparer, "/office/website/prices");
  await expect(other.getByText(lists.ownerOnly)).toBeVisible();
  await expect(other.locator(`[data-path="${list}/families/price"]`).getByRole("textbox")).toBeDisabled();
  await other.getByRole("button", { name: /change waits|changes wait/ }).click();
  await expect(other.getByText(words.waiting.byOwner)).toBeVisible();
  await expect(other.getByRole("button", { name: words.publish.button })).toHaveCount(0);
  await expectSoundAtEnd(other, "prices, for a preparer");
  await other.close();
  await page.close();
  await office.end();
});

test("locked content, an update under an edit, edits that no longer fit, and no answer are told", async ({
  page,
  context,
}) => {
  const office = await startPractice({ CONTENT_LOCKED: "1" });
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/website/testimonials");
  await expect(page.locator("main:has([data-path])")).toContainText(words.locked);
  await expect(page.getByRole("button", { name: /^Take out/ })).toHaveCount(0);
  await expectSound(page, "locked");
  await page.goto(`${office.url}/office/website/history`);
  await expect(page.getByText(screens.revisions.empty)).toBeVisible();
  // What the server says when an update came under two edits.
  const change = (fields: object) => async (route: import("@playwright/test").Route) => {
    const answer = await route.fetch();
    const website = (await answer.json()) as { attention: object[] };
    await route.fulfill({ json: { ...website, isLocked: false, attention: [fields] } });
  };
  const field = await call(office.url, getField, { path: "business/tagline" }, session.access_token);
  const shipped = { en: "New from us", es: "Nuevo de nosotros" };
  await page.route("**/office/api/website", change({ ...field, shipped, isConflict: true }));
  await page.goto(`${office.url}/office/website`);
  await expect(page.getByText("The program brought another text: New from us")).toBeVisible();
  await expect(page.getByRole("button", { name: `${words.update.keep} : Tagline` })).toBeVisible();
  await expectSound(page, "an update under an edit");
  // The live signals may have it read once more at this moment.
  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/office/api/website", change({ ...field, parked: "gone" }));
  await page.goto(`${office.url}/office/website`);
  await expect(page.getByText(words.update.gone)).toBeVisible();
  await expectSound(page, "an edit that no longer fits");
  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/office/api/website/**", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`${office.url}/office/website/prices`);
  await expect(page.getByText(officeShellWords.en.loadFailed)).toBeVisible();
  await expectSound(page, "prices that could not be loaded");
  await page.unroute("**/office/api/website/**");
  await press(page, officeShellWords.en.tryAgain);
  await expect(page.getByRole("heading", { name: "In person" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expectSound(page, "prices, offline", { isNew: false });
  await context.setOffline(false);
  await page.close();
  await office.end();
});
