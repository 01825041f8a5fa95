import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { mistakeWords } from "#content/words/website-findings.ts";
import { getField, saveField } from "#domain/office/field-operations.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { startPractice } from "./start-practice.ts";

test("an order is changed by the keyboard, which stays with what was moved, and buttons say whose they are", async ({
  page,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/website/field/testimonials/.order");
  const name = "Ana R.";
  const button = (words: string) => page.getByRole("button", { name: fillIn(words, { name }) });
  const { up, down } = editorWords.en.form;
  const said = (place: number) =>
    page
      .getByRole("status")
      .filter({ hasText: fillIn(websiteListWords.en.moved, { name, place, count: 3 }) });
  await button(down).press("Enter");
  await expect(said(2)).toBeAttached();
  await expect(button(down)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(3)).toBeAttached();
  // At the end of the list the button that had the focus is gone.
  await expect(button(up)).toBeFocused();

  await page.goto(`${office.url}/office/website/questions`);
  const adds = page.locator("summary");
  await expect(adds.nth(1)).toBeVisible();
  const names = await adds.allTextContents();
  expect(new Set(names).size, names.join("; ")).toBe(names.length);
  // What is listed once the last entry of a list that has no order is taken out.
  await page.route("**/office/api/website/fields?*", async (route) => {
    const answer = await route.fetch();
    const { fields } = (await answer.json()) as { fields: { path: string }[] };
    const others = fields.filter(({ path }) => !/^articles|^deadlines\/rules/.test(path));
    await route.fulfill({ json: { fields: others } });
  });
  const { add } = websiteScreenWords.en.entry;
  for (const [section, text] of [
    ["articles", add.article],
    ["deadlines", add.deadline],
  ] as const) {
    await page.goto(`${office.url}/office/website/${section}`);
    await expect(adds.filter({ hasText: text })).toBeVisible();
  }
  await page.unrouteAll({ behavior: "wait" });

  await page.goto(`${office.url}/office/website/practice`);
  const { labels } = fieldWords.en;
  for (const path of ["business/name", "business/legalName"] as const) {
    const field = page.getByRole("textbox", { name: labels[path] });
    await field.press("End");
    await field.pressSequentially("!");
    await field.press("Tab");
    const takeBack = new RegExp(`^${websiteWords.en.takeBack} ?: ${labels[path]}$`);
    await expect(page.getByRole("button", { name: takeBack })).toBeVisible();
  }
  // A line that has to be there says so when it is cleared; one that may be left out is left out.
  const type = async (path: "business/name" | "business/videoUrl", text: string) => {
    await page.getByRole("textbox", { name: labels[path] }).fill(text);
    await page.keyboard.press("Tab");
    return page.locator(`[data-path="${path}"] [aria-live]`);
  };
  await expect(await type("business/name", "")).toContainText(mistakeWords["is missing"]?.en ?? "-");
  const wrongUrl = mistakeWords["needs a full web address"]?.en ?? "-";
  await expect(await type("business/videoUrl", "our room")).toContainText(wrongUrl);
  await expect((await type("business/videoUrl", "")).getByText(wrongUrl)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: labels["business/videoUrl"] })).toHaveValue("");

  await page.goto(`${office.url}/office/website/prices`);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.locator('[data-path="catalogue/personal-taxes/from"]') });
  const price = row.getByRole("textbox").last();
  await price.fill("80");
  await price.press("Tab");
  const finding = row.locator("[aria-live] a").first();
  await expect(finding).toBeVisible();
  // What the check says of the next text has no such link.
  const focused = Promise.withResolvers<void>();
  await page.route(`**/office/api${saveField.path}`, async (route) => {
    await focused.promise;
    await route.continue();
  });
  await price.fill("abc");
  await finding.focus();
  focused.resolve();
  await expect(finding).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.close();
  await office.end();
});

test("what a button writes into an article is taken back and done again by the keys, and the draft is what is shown", async ({
  page,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  const path = "articles/close-your-books-every-month";
  await openOffice(page, office.url, session, `/office/website/field/${path}`);
  const { form } = editorWords.en;
  const body = page.getByRole("textbox", { name: new RegExp(`^${form.body}`) }).first();
  const bar = page.getByRole("group", { name: new RegExp(`^${form.body}`) }).first();
  await body.press("Control+a");
  await page.keyboard.type("one two");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await bar.getByRole("button", { name: form.marks.bold }).click();
  await expect(body).toHaveValue("one **two**");
  await expect(body).toBeFocused();
  await page.keyboard.type("3");
  await expect(body).toHaveValue("one **3**");
  const steps = ["one **two**", "one two"];
  for (const text of steps) {
    await page.keyboard.press("Control+z");
    await expect(body).toHaveValue(text);
  }
  await page.keyboard.press("Control+y");
  await expect(body).toHaveValue("one **two**");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("four");
  await bar.getByRole("button", { name: form.marks.list }).press("Enter");
  await expect(body).toHaveValue("one **two**\n- four");
  await page.keyboard.press("Control+z");
  await expect(body).toHaveValue("one **two**\nfour");
  await page.keyboard.press("End");
  await page.keyboard.type(", and more than a few letters");
  await expect(body).toHaveValue("one **two**\nfour, and more than a few letters");
  // What was typed in one go is not taken back letter by letter; a notice that comes beside it may divide it.
  let presses = 0;
  for (; presses < 9 && (await body.inputValue()) !== "one **two**\nfour"; presses++)
    await page.keyboard.press("Control+z");
  expect(presses).toBeLessThan(9);
  const stored = async () => (await call(office.url, getField, { path }, session.access_token)).draft;
  await expect.poll(async () => JSON.stringify(await stored())).toContain('"body":"one **two**\\nfour"');
  // A short text that becomes a long one keeps its field.
  await page.goto(`${office.url}/office/website/field/tiers/taxPreparation/tiers/families/description`);
  const line = page.getByRole("textbox").first();
  await line.press("End");
  await page.keyboard.type(" new words".repeat(6));
  await expect(line).toBeFocused();
  await expect(line).toHaveValue(/(?: new words){6}$/);
  await page.close();
  await office.end();
});
