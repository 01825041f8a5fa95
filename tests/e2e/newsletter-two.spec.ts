import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import {
  addCampaign,
  getCampaign,
  removeCampaign,
  setSendingRate,
} from "#domain/office/campaign-operations.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { change } from "./office-rows.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 320, height: 780 }, allowedErrors: [/status of 40[49]|ERR_FAILED/] });

test("a draft that a colleague deletes keeps what is typed on the screen, and is told as gone afterwards", async ({
  page,
}) => {
  const words = newsletterWords.es;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  const { id } = await call(office.url, addCampaign, {}, session.access_token);
  // No signal comes before the save.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openOffice(page, office.url, session, `/office/newsletter/${id}`);
  const subject = page.getByLabel(words.fields.subjectEs);
  await expect(subject).toBeVisible();
  await call(office.url, removeCampaign, { id }, session.access_token);
  await fill(page, words.fields.subjectEs, "Fechas nuevas");
  const gone = words.conflict.gone.replace("{state}", words.remove.done.title);
  await expect(page.getByRole("alert").filter({ hasText: gone })).toBeVisible();
  const [, isSavedLater = ""] = words.notSaved.split("{reason} ");
  await expect(page.getByText(isSavedLater)).toHaveCount(0);
  await expect(subject).toHaveValue("Fechas nuevas");
  await expectSoundInItsThemes(page, "a deleted draft", { part: "main" });
  expect(await sidewaysScroll(page)).toBe(0);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(words.remove.done.text)).toBeVisible();
  await expect(page.getByRole("button", { name: officeShellWords.es.tryAgain })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: words.back }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.close();
  await office.end();
});

test("a draft takes a long link whole, says at its field what it cannot store, and knows its own save whose answer was lost", async ({
  page,
}) => {
  const words = newsletterWords.es;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  const { id } = await call(office.url, addCampaign, {}, session.access_token);
  const stored = async () => (await call(office.url, getCampaign, { id }, session.access_token)).campaign.es;
  await openOffice(page, office.url, session, `/office/newsletter/${id}`);
  const link = page.getByLabel(words.fields.linkEs);
  const subject = page.getByLabel(words.fields.subjectEs);
  const long = `https://www.example.com/blog?${"utm_content=fechas&".repeat(12)}`;
  await link.focus();
  await page.keyboard.insertText(long);
  await expect.poll(async () => (await stored()).link).toBe(long);

  await link.fill("example.com/blog");
  await subject.fill("Fechas");
  await expect(link).toHaveAccessibleDescription(officeProblemWords.es.fields["url-invalid"]);
  await expect(subject).toBeFocused();
  await expectSoundInItsThemes(page, "a draft with a wrong link", { part: "main" });
  await link.fill("https://www.example.com/blog");
  await expect.poll(stored).toMatchObject({ subject: "Fechas", link: "https://www.example.com/blog" });

  let isCut = true;
  await page.route("**/office/api/campaigns/*", async (route) => {
    if (!isCut || route.request().method() === "GET") return route.continue();
    isCut = false;
    await route.fetch();
    await route.abort();
  });
  const [, isSavedLater = ""] = words.notSaved.split("{reason} ");
  await subject.fill("Fechas de enero");
  await expect(page.getByText(isSavedLater)).toBeVisible();
  expect(await stored()).toMatchObject({ subject: "Fechas de enero" });
  await subject.fill("Fechas de enero a abril");
  await expect.poll(stored).toMatchObject({ subject: "Fechas de enero a abril" });
  await expect(page.getByText(words.unsaved)).toBeHidden();
  await page.close();
  await office.end();
});

test("a newsletter that begins while it is asked whether to take it back is not stopped by the answer", async ({
  page,
}) => {
  const words = newsletterWords.es;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  const { id } = await call(office.url, addCampaign, {}, session.access_token);
  await change(office, "update campaigns set state = ?", "scheduled");
  await openOffice(page, office.url, session, `/office/newsletter/${id}`);
  await press(page, words.cancel.unschedule);
  const dialog = page.getByRole("dialog", { name: words.cancel.unscheduleHeading });
  await expect(dialog).toBeVisible();
  await change(office, "update campaigns set state = ?", "paused");
  // Its signal has the screen read the campaign again.
  await call(office.url, setSendingRate, { lettersAnHour: 600 }, session.access_token);
  await expect(page.getByText(words.report)).toBeAttached();
  await dialog.getByRole("button", { name: words.cancel.unschedule }).click();
  await expect(dialog.getByRole("alert")).toHaveText(officeProblemWords.es.operations["state-changed"]);
  await expectSoundInItsThemes(page, "a question that came too late", { part: "dialog" });
  expect(await sidewaysScroll(page)).toBe(0);
  const { campaign } = await call(office.url, getCampaign, { id }, session.access_token);
  expect(campaign.state).toBe("paused");
  await page.close();
  await office.end();
});
