import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { publishReasonWords } from "#content/words/office/publish-reasons.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { discardDraft, getField, saveField } from "#domain/office/field-operations.ts";
import { getWebsite, publishWebsite } from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { writeDigests } from "#server/pages/site-folder.ts";
import type { BuildRelease } from "#server/release/build-release.ts";
import { makeFiles } from "#server/release/make-files.ts";
import { releasesFolder } from "#server/release/release-folder.ts";
import { expectSoundAtEnd } from "./desk-steps.ts";
import { expect, prefixOf, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 360, height: 780 } });

const words = websiteWords.es;
const { revisions } = websiteScreenWords.es;
const path = "tiers/inPerson/tiers/families/price";
const article = "articles/close-your-books-every-month";

/** Copies the shipped site with a price of its own; `gate` is waited for first. */
function createBuilder() {
  const state = { price: 0, gate: Promise.resolve() };
  const render = async ({ out }: { out: string }) => {
    await state.gate;
    cpSync("dist", out, { recursive: true });
    for (const prefix of Object.values(prefixOf)) {
      const page = join(out, prefix, "services/in-person/index.html");
      writeFileSync(page, readFileSync(page, "utf8").replaceAll("$120", `$${state.price}`));
    }
    await writeDigests(out);
  };
  const build: BuildRelease = ({ tell, ...task }) => makeFiles(task, { render, tell });
  return { state, build };
}

test("a way back that fails says its steps and why, and what waits of an article says its text", async ({
  page,
}) => {
  const { state, build } = createBuilder();
  const office = await startPractice({}, { build });
  const { session } = await openOwnerAccount(office, "es");
  const token = session.access_token;
  const read = () => call(office.url, getWebsite, {}, token);
  const save = async (field: string, value: Json) => {
    const { version } = await call(office.url, getField, { path: field }, token);
    return call(office.url, saveField, { path: field, version, value }, token);
  };
  for (const price of [135, 136]) {
    state.price = price;
    await save(path, price);
    const { id } = await call(office.url, publishWebsite, {}, token);
    await expect.poll(async () => (await read()).live?.id).toBe(id);
    await expect.poll(async () => (await read()).publishing).toBeNull();
  }
  // As of a version that is no longer kept.
  rmSync(releasesFolder(office.folder), { recursive: true });
  const { promise: gate, reject: fail } = Promise.withResolvers<void>();
  // Nobody may wait for it yet when it fails.
  gate.catch(() => {});
  state.gate = gate;
  await openOffice(page, office.url, session, "/office/website/history");
  const earlier = page.getByRole("listitem").filter({ hasText: revisions.retired });
  await earlier.getByRole("button", { name: revisions.back }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(revisions.confirm);
  await question.getByRole("button", { name: revisions.back }).click();
  const panel = page.getByRole("region", { name: words.publish.heading });
  await expect(panel.getByText(words.publish.buildingNow)).toBeAttached();
  fail(Object.assign(new Error("write"), { code: "ENOSPC" }));
  const failure = fillIn(words.publish.notBack, { reason: publishReasonWords.es.diskFull });
  await expect(panel.getByRole("alert").filter({ hasText: failure })).toBeVisible();
  await expectSoundAtEnd(page, "a failed way back", { part: `[aria-label="${words.publish.heading}"]` });

  // What the screen reader hears is no success.
  await expect(panel.getByRole("status")).toBeEmpty();
  const { live } = await call(office.url, getField, { path: article }, token);
  const texts = live as { es: object };
  const { version } = await save(article, { ...texts, es: { ...texts.es, body: "Otro texto." } });
  await page.goto(`${office.url}/office/website`);
  await expect(panel.getByRole("alert").filter({ hasText: failure })).toBeVisible();
  const waiting = panel.getByRole("button", { name: fillCount(words.waiting.short, 1) });
  if ((await waiting.getAttribute("aria-expanded")) === "false") await waiting.click();
  await expect(panel.getByRole("insertion")).toHaveText("Otro texto.");
  await expect(panel.getByRole("deletion")).toContainText("Cerrar el mes");
  await call(office.url, discardDraft, { path: article, version }, token);
  await expect(panel.getByRole("insertion")).toBeHidden();

  state.gate = Promise.resolve();
  state.price = 135;
  await page.goto(`${office.url}/office/website/history`);
  await press(page, `${revisions.back}: ${revisions.shipped}`);
  await question.getByRole("button", { name: revisions.back }).click();
  await expect(panel.getByText(words.publish.liveShipped).first()).toBeVisible();
  await expect(panel.getByText(failure)).toBeHidden();
  await page.close();
  await office.end();
});
