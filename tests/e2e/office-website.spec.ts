import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import type { Both } from "#domain/locale.ts";
import { getField, saveField } from "#domain/office/field-operations.ts";
import { countInputs, expectSoundAtEnd } from "./desk-steps.ts";
import { expect, type Page, soakUnless, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { expectScreen, press } from "./office-steps.ts";
import { buildUntilEnd, startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 360, height: 780 }, allowedErrors: [/status of (?:409|503)|ERR_/] });

const words = websiteWords.es;
const { sections } = fieldWords.es;
const { titles, unsaved } = officeShellWords.es;
const screens = websiteScreenWords.es;
const path = "tiers/inPerson/tiers/families/price";

test("a price is published with four taps and its digits; others' changes and lost connections keep what is typed", async ({
  page,
  context,
}) => {
  const office = await startPractice({}, { build: buildUntilEnd });
  const { session } = await openOwnerAccount(office, "es");
  await openOffice(page, office.url, session);
  await expect(page.getByRole("link", { name: titles.website })).toBeVisible();
  const inputs = await countInputs(page);
  const card = await publishPrice(page);
  await expect(page.getByText(words.publish.buildingNow)).toBeAttached();
  expect(await inputs()).toEqual({ taps: 4, keys: 3 });
  await expectSoundAtEnd(page, "prices, while they are published");
  // Two lists stand in one group: the button of each says to which one it adds.
  for (const name of [screens.entry.add.fee, screens.entry.add.travelFee])
    await expect(page.locator("summary").filter({ hasText: new RegExp(`^${name}: `) })).toHaveCount(1);
  // Each of its prices is said with its name.
  const fee = page.getByRole("group", { name: "Fuera de horario" });
  await expect(fee.getByRole("textbox", { name: editorWords.es.form.price })).toHaveValue("35");

  const price = card.getByRole("textbox");
  const { version } = await call(office.url, getField, { path }, session.access_token);
  const other = { path, version, value: 150 };
  await page.route("**/office/api/website/**", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await call(office.url, saveField, other, session.access_token);
  await price.fill("140");
  await expect(card.getByText(/Elena Morales lo cambió/)).toContainText("$150");
  await page.unroute("**/office/api/website/**");
  await expectSoundAtEnd(page, "conflict", { part: `[data-path="${path}"]` });
  // They go on typing: what came after the question is asked about as well.
  const theirs = await call(office.url, getField, { path }, session.access_token);
  await call(office.url, saveField, { path, version: theirs.version, value: 160 }, session.access_token);
  await card.getByRole("button", { name: words.conflict.mine }).click();
  await expect(card.getByText(/Elena Morales lo cambió/)).toContainText("$160");
  await card.getByRole("button", { name: words.conflict.mine }).click();
  await expect(card.getByText(/^Borrador guardado/)).toBeVisible();
  await expect(card.getByText(words.severities.warning)).toBeVisible();
  await expectSoundAtEnd(page, "draft with a finding", { part: `[data-path="${path}"]` });

  await page.route("**/office/api/website/field?*", (route) => route.abort());
  await card.getByRole("button", { name: websiteListWords.es.twins.button }).click();
  await expect(toastOf(page)).toContainText(officeProblemWords.es.noConnection);
  await page.unroute("**/office/api/website/field?*");

  await context.setOffline(true);
  await price.fill("145");
  await expect(card.getByRole("alert").first()).toContainText(officeProblemWords.es.noConnection);
  await page.getByRole("link", { name: titles.today }).click();
  await expect(page.getByRole("dialog", { name: unsaved.heading })).toBeVisible();
  await press(page, unsaved.stay);
  await context.setOffline(false);
  await expect(card.getByText(/^Borrador guardado/)).toBeVisible();

  await page.goto(`${office.url}/office/launch`);
  await expect(page.getByText(screens.launch.drafts)).toBeVisible();
  await expectScreen(page, "es", "launch");
  await page
    .getByRole("link", { name: /Testimonios, Ana R\./ })
    .first()
    .click();
  await expect(page.getByLabel(/^Lo que dice \(español\)/)).toBeVisible();
  await expectSoundAtEnd(page, "testimonial");

  // Of an entry the other's texts are shown where they differ, in whichever language that is.
  const entryPath = new URL(page.url()).pathname.split("/field/")[1] ?? "";
  const entry = await call(office.url, getField, { path: entryPath }, session.access_token);
  const quote = { en: "Somebody else's words", es: "Palabras de otra persona" };
  const changed = {
    ...(entry.live as object),
    quote: { ...(entry.live as { quote: Both }).quote, en: quote.en },
  };
  await page.route("**/office/api/website/**", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  const { version: seen } = entry;
  await call(office.url, saveField, { path: entryPath, version: seen, value: changed }, session.access_token);
  await page.getByLabel(/^Lo que dice \(español\)/).fill(quote.es);
  const question = page.getByRole("alert").filter({ hasText: "Elena Morales lo cambió" });
  await expect(question.getByLabel("Lo que dice (inglés)")).toHaveValue(quote.en);
  await expectSoundAtEnd(page, "conflict of an entry", { part: `[data-path="${entryPath}"]` });
  await page.unroute("**/office/api/website/**");
  await question.getByRole("button", { name: words.conflict.theirs }).click();
  await expect(page.getByLabel(/^Lo que dice \(inglés\)/)).toHaveValue(quote.en);
  // What it replaces is told of the same part.
  const changes = page.locator(`[data-path="${entryPath}"]`).getByRole("listitem");
  await expect(changes.first()).toHaveText(new RegExp(`^Lo que dice \\(inglés\\): ${quote.en}\\s· antes `));

  // Right after a look, so that none is under way that would still be answered.
  await page.waitForResponse("**/office/api/website");
  await office.end();
  const [refreshFailed = ""] = deskWords.es.couldNotRefresh.split("{");
  await expect(page.getByRole("region", { name: words.publish.heading })).toContainText(refreshFailed);
  await page.close();
});

test("a published price is live, and the history leads back", soakUnless(false), async ({ page }) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  await openOffice(page, office.url, session);
  const shown = async () => (await fetch(`${office.url}/es/services/in-person`)).text();
  await publishPrice(page);
  // How fast is measured in tests/soak/publish-load-soak.test.ts, without other tests beside it.
  await expect(page.getByText(/^Publicado desde/).first()).toBeVisible({ timeout: 120_000 });
  expect(await shown()).toContain("$135");
  await expectSoundAtEnd(page, "prices, published");
  await page.goto(`${office.url}/office/website/history`);
  await expect(page.getByRole("listitem").filter({ hasText: "Elena Morales" })).toBeVisible();
  await expectScreen(page, "es", "websiteHistory");
  await press(page, `${screens.revisions.back}: ${screens.revisions.shipped}`);
  await page.getByRole("dialog").getByRole("button", { name: screens.revisions.back }).click();
  await expect(page.getByText(words.publish.liveShipped).first()).toBeVisible();
  expect(await shown()).not.toContain("$135");
  await page.close();
  await office.end();
});

/** Publishes another price, from Today on; returns its field. */
async function publishPrice(page: Page) {
  await page.getByRole("link", { name: titles.website }).click();
  await page.getByRole("link", { name: sections.prices, exact: true }).click();
  const card = page.locator(`[data-path="${path}"]`);
  await card.getByRole("textbox").click();
  await page.keyboard.type("135");
  await press(page, words.publish.button);
  return card;
}
