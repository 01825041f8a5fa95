import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { getField, saveField } from "#domain/office/field-operations.ts";
import { expectSoundAtEnd } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { buildUntilEnd, startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 360, height: 780 }, allowedErrors: [/status of 409|ERR_/] });

const words = websiteWords.es;
const path = "tiers/inPerson/tiers/families/price";

test("a publish names the typed change that cannot be stored, and leads to it", async ({ page }) => {
  const office = await startPractice({}, { build: buildUntilEnd });
  const { session } = await openOwnerAccount(office, "es");
  // No signal has the price of the other read before mine is typed.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openOffice(page, office.url, session, "/office/website/prices");
  const card = page.locator(`[data-path="${path}"]`);
  const price = card.getByRole("textbox");
  await expect(price).toBeEnabled();
  const { version } = await call(office.url, getField, { path }, session.access_token);
  await page.route("**/office/api/website/**", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await call(office.url, saveField, { path, version, value: 150 }, session.access_token);
  await price.evaluate((input) => input.scrollIntoView({ block: "end" }));
  await price.fill("140");
  const mine = card.getByRole("button", { name: words.conflict.mine });
  const isUncovered = () =>
    mine.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  // The question comes under the bar, where nobody would see it.
  await expect.poll(isUncovered).toBe(true);
  await page.unroute("**/office/api/website/**");
  // What is found in the other's value comes last, above the question, and nothing but the page keeps that in place.
  const isRead = page.waitForResponse("**/office/api/website");
  await page.route("**/office/api/website/fields?*", async (route) => {
    await isRead;
    await route.continue();
  });
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  await page.getByRole("heading", { level: 1 }).click();
  await press(page, words.publish.button);
  const reason = fillIn(words.state.failed, { reason: "En persona, Familias: Precio" });
  const said = page.getByRole("alert").filter({ hasText: fillIn(words.publish.failed, { reason }) });
  await expect(said).toBeVisible();
  await expect(mine).toBeFocused();
  await expect.poll(isUncovered).toBe(true);
  await expectSoundAtEnd(page, "a change that is not stored");
  await mine.click();
  await expect(said).toBeHidden();
  await press(page, words.publish.button);
  await expect(page.getByText(words.publish.buildingNow)).toBeAttached();
  await page.close();
  await office.end();
});

test("a change whose answer was lost is no somebody else's: what is typed after it is stored over it", async ({
  page,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  await openOffice(page, office.url, session, "/office/website/prices");
  const card = page.locator(`[data-path="${path}"]`);
  const price = card.getByRole("textbox");
  await expect(price).toBeEnabled();
  const stored = async () => (await call(office.url, getField, { path }, session.access_token)).draft?.value;
  let isCut = true;
  await page.route("**/office/api/website/**", async (route) => {
    if (!isCut || route.request().method() === "GET") return route.continue();
    isCut = false;
    await route.fetch();
    await route.abort();
  });
  await price.fill("140");
  await expect(card.getByText(officeProblemWords.es.noConnection)).toBeVisible();
  expect(await stored()).toBe(140);
  await price.fill("145");
  await expect.poll(stored).toBe(145);
  await expect(card.getByRole("button", { name: words.conflict.mine })).toHaveCount(0);
  await page.close();
  await office.end();
});
