import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillCount } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { publishReasonWords } from "#content/words/office/publish-reasons.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { mistakeWords } from "#content/words/website-findings.ts";
import { discardDraft, getField, saveField } from "#domain/office/field-operations.ts";
import { getWebsite, listRevisions, rollBackWebsite } from "#domain/office/website-operations.ts";
import { writeDigests } from "#server/pages/site-folder.ts";
import { BuildError } from "#server/release/build-error.ts";
import type { BuildRelease } from "#server/release/build-release.ts";
import { makeFiles } from "#server/release/make-files.ts";
import { noteAnnouncements } from "./announcements.ts";
import { expectSoundAtEnd } from "./desk-steps.ts";
import { expect, prefixOf, test } from "./fixtures.ts";
import { tabInSight } from "./keyboard.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

// What reaches a server that is ending gets 503.
test.use({ viewport: { width: 320, height: 780 }, allowedErrors: [/ERR_|status of (?:400|409|503)/] });

const words = websiteWords.es;
const { preview, revisions, download } = websiteScreenWords.es;
const { loading, tryAgain } = officeShellWords.es;
const price = "tiers/inPerson/tiers/families/price";
const told = "testimonials/family";
const changed = "services/in-person";

/** Ends each build when the test says how: its time and its faults are not what is shown here. */
function createBuilder() {
  const ends: ((error?: Error) => void)[] = [];
  const render = async ({ out }: { out: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.push((error) => (error ? reject(error) : resolve()));
    await promise;
    cpSync("dist", out, { recursive: true });
    for (const prefix of Object.values(prefixOf)) {
      const page = join(out, prefix, changed, "index.html");
      writeFileSync(page, readFileSync(page, "utf8").replaceAll("$120", "$135"));
    }
    await writeDigests(out);
  };
  const build: BuildRelease = ({ tell, ...task }) => makeFiles(task, { render, tell });
  return {
    build,
    end: async (error?: Error) => {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.(error);
    },
  };
}

test("the prices say what happens: loading, building, failed, a failed preview, live, back and forth, a refused setting, and without a server", async ({
  page,
}) => {
  const builder = createBuilder();
  const office = await startPractice({}, { build: builder.build });
  const { session } = await openOwnerAccount(office, "es");
  const isShown = async () => (await (await fetch(`${office.url}/es/${changed}`)).text()).includes("$135");
  const answered = Promise.withResolvers<void>();
  await page.route("**/office/api/website/fields?*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  const heard = await noteAnnouncements(page);
  await openOffice(page, office.url, session, "/office/website/prices");
  await expect(page.getByRole("main").getByText(loading)).toBeAttached();
  await expectSoundAtEnd(page, "loading");
  answered.resolve();
  const field = page.locator(`[data-path="${price}"]`).getByRole("textbox");
  const reread = Promise.withResolvers<void>();
  await page.route("**/office/api/website**", async (route) => {
    if (route.request().method() === "GET") await reread.promise;
    await route.fallback();
  });
  const card = page.locator(`[data-path="${price}"]`);
  await field.evaluate((input) => input.scrollIntoView({ block: "end" }));
  for (const typed of ["130", "135"]) {
    const saved = page.waitForResponse(`**/office/api${saveField.path}`);
    await field.fill(typed);
    // The answer of the save says enough: neither the field nor a publish waits until all is read again.
    await saved;
    await expect(card.getByRole("status").filter({ hasText: /^Borrador guardado/ })).toContainText("$120");
    await expect(page.getByRole("button", { name: fillCount(words.waiting.short, 1) })).toBeVisible();
  }
  const bar = page.getByRole("region", { name: words.publish.heading });
  const [typedIn, above] = [await field.boundingBox(), await bar.boundingBox()];
  // What comes below covers no field that is typed in.
  expect((typedIn?.y ?? 0) + (typedIn?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  const publishing = page.waitForResponse(/website\/publish$/);
  await press(page, words.publish.button);
  expect((await publishing).status()).toBe(200);
  reread.resolve();
  await expect(page.getByText(words.publish.buildingNow)).toBeAttached();
  await expectSoundAtEnd(page, "building");
  await builder.end(Object.assign(new Error("write"), { code: "ENOSPC" }));
  await expect(page.getByText(publishReasonWords.es.diskFull)).toBeVisible();
  await expectSoundAtEnd(page, "failed", { part: `[aria-label="${words.publish.heading}"]` });
  expect(await isShown()).toBe(false);
  await page.route("**/office/api/website/publish", (route) => route.abort(), { times: 1 });
  await press(page, words.publish.button);
  const panel = page.getByRole("region", { name: words.publish.heading });
  await expect(panel.getByText(officeProblemWords.es.noConnection)).toBeVisible();
  await expect(panel.getByRole("button", { name: words.publish.button })).toBeEnabled();
  // The reason of the try before would be taken for that of this one.
  await expect(panel.getByText(publishReasonWords.es.diskFull)).toBeHidden();
  // Of an entry that somebody else changed the list shows what is said otherwise, in each language.
  const quote = { en: "Words of somebody else", es: "Palabras de otra persona" };
  const { version, live } = await call(office.url, getField, { path: told }, session.access_token);
  const value = { ...(live as object), quote };
  await call(office.url, saveField, { path: told, version, value }, session.access_token);
  await press(page, fillCount(words.waiting.short, 2));
  const entry = panel.getByRole("listitem").filter({ hasText: "Ana R." });
  await expect(entry.getByRole("insertion")).toHaveText(Object.values(quote));
  await expectSoundAtEnd(page, "what waits", { part: `[aria-label="${words.publish.heading}"]` });
  // Nor does the list cover what is walked through with the keyboard.
  await field.focus();
  await tabInSight(page, 8);
  const stored = await call(office.url, getField, { path: told }, session.access_token);
  await call(office.url, discardDraft, { path: told, version: stored.version }, session.access_token);
  await press(page, words.previewButton);
  const sheet = page.getByRole("dialog", { name: preview.heading });
  await builder.end(new BuildError({ code: "missingPage", path: "/es/faqs", text: "" }));
  await expect(sheet.getByRole("alert")).toContainText("/es/faqs");
  await expectSoundAtEnd(page, "a failed preview", { part: "dialog[open]" });
  await sheet.getByRole("button", { name: tryAgain }).click();
  await expect(sheet.getByRole("alert")).toBeHidden();
  await expect(sheet.getByRole("heading", { name: preview.heading })).toBeFocused();
  await builder.end();
  await expect(sheet.getByText(preview.ready)).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await isShown()).toBe(false);
  const fieldLists = "**/office/api/website/fields?*";
  await page.route(fieldLists, (route) => route.abort());
  // What was built for the preview goes live without another build.
  await press(page, words.publish.button);
  await expect(page.getByText(/^Publicado desde/).first()).toBeVisible({ timeout: 30_000 });
  await expect.poll(heard).toContain("Publicado desde");
  await expect(panel).toBeFocused();
  expect(await isShown()).toBe(true);

  // What is typed over a draft that has gone live since is over nobody else's change.
  await field.fill("136");
  const waiting = async () => (await call(office.url, getWebsite, {}, session.access_token)).attention;
  await expect.poll(async () => (await waiting())[0]?.draft?.value).toBe(136);
  await page.unroute(fieldLists);
  await card.getByRole("button", { name: words.takeBack }).click();
  await expect(field).toHaveValue("135");

  await page.goto(`${office.url}/office/website/history`);
  await expect(page.getByText(revisions.failed)).toBeVisible();
  await expectSoundAtEnd(page, "history");
  const saved = page.waitForEvent("download");
  await press(page, download.button);
  expect((await saved).suggestedFilename()).toMatch(/^content-[\d-]{10}\.zip$/);
  await expect(page.getByText(fillCount(download.done, 1))).toBeVisible();
  await press(page, `${revisions.back}: ${revisions.shipped}`);
  await expectSoundAtEnd(page, "going back", { part: "dialog[open]" });
  await page.getByRole("dialog").getByRole("button", { name: revisions.back }).click();
  await expect(page.getByText(words.publish.liveShipped).first()).toBeVisible();
  expect(await isShown()).toBe(false);
  const [kept] = (await call(office.url, listRevisions, {}, session.access_token)).revisions;
  await call(office.url, rollBackWebsite, { id: kept?.id ?? "" }, session.access_token);
  await expect.poll(isShown).toBe(true);

  await page.goto(`${office.url}/office/website/booking`);
  const slots = page.locator('[data-path="appointments/slotMinutes"]');
  await slots.getByRole("textbox").fill("20");
  await slots.getByRole("button", { name: words.apply }).click();
  await expect(slots.getByText(mistakeWords["takes a multiple of 15 minutes"]?.es ?? "")).toBeVisible();
  await expectSoundAtEnd(page, "a refused setting", { part: '[data-path="appointments/slotMinutes"]' });
  await slots.getByRole("textbox").fill("45");
  await slots.getByRole("button", { name: words.apply }).click();
  await expect(slots.getByText(/^En vigor desde/)).toBeVisible();
  await expect(slots).toBeFocused();
  await page.route("**/office/api/website", (route) => route.abort());
  await page.goto(`${office.url}/office/website/field/appointments/slotMinutes`);
  await expect(page.getByRole("alert").filter({ hasText: officeProblemWords.es.noConnection })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/office/api/website");

  await page.goto(`${office.url}/office/website/prices`);
  await expect(field).toHaveValue("135");
  // Whether anything may be changed comes with another answer than the value.
  await expect(field).toBeEnabled();
  await office.end();
  await field.fill("150");
  await expect(page.getByText(officeProblemWords.es.noConnection).first()).toBeVisible();
  await expect(field).toHaveValue("150");
  await expectSoundAtEnd(page, "without a server", { part: `[data-path="${price}"]` });
  await page.close();
});
