import { answerWords } from "#content/words/office/answer.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { todayWords } from "#content/words/office/today.ts";
import { catchChats, countInputs, expectSound, marcus, rosa, sendLead } from "./desk-steps.ts";
import { expect, startPractice, test, toastOf } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { expectScreen, press } from "./office-steps.ts";

const shell = officeShellWords.es;
const words = answerWords.es;

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  allowedErrors: [/status of (?:404|503)|ERR_FAILED/],
});

test("on a phone a message is answered by WhatsApp in three taps, and nothing of it is kept there", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  let isBroken = true;
  await page.route("**/office/api/today", (route) =>
    isBroken ? route.fulfill({ status: 503, body: "" }) : route.continue(),
  );
  await openOffice(page, office.url, session);
  await expect(page.getByText(shell.loading)).toBeAttached();
  await expectSound(page, "loading");
  await expect(page.getByRole("alert")).toContainText(shell.loadFailed, { timeout: 20_000 });
  await expectSound(page, "error");
  isBroken = false;
  await press(page, shell.tryAgain);
  await expect(page.getByText(todayWords.es.answered)).toBeVisible();
  await expectScreen(page, "es", "today");

  await sendLead(office, rosa, "es");
  await sendLead(office, marcus, "en");
  const row = page.getByRole("link", { name: rosa.name });
  // The live signal brings them, or the button does.
  await expect(row).toBeVisible();
  await expectSound(page, "today");
  const chats = await catchChats(page);
  const inputs = await countInputs(page);
  await row.tap();
  await expect(page.getByRole("heading", { level: 1, name: rosa.name })).toBeVisible();
  expect(await page.title()).not.toContain(rosa.name);
  await expect(page.getByText("***-**-6789")).toBeVisible();
  const whatsapp = page.getByRole("link", { name: words.channels.whatsapp });
  await Promise.all([
    page
      .context()
      .waitForEvent("page")
      .then((chat) => chat.close()),
    whatsapp.tap(),
  ]);
  await expect.poll(() => chats.length).toBe(1);
  expect(chats[0]?.pathname).toBe("/19725550173");
  expect(chats[0]?.searchParams.get("text")).toMatch(/^Hola, Rosa.+Elena Morales/);
  await press(page, words.sent.yes);
  expect(await inputs()).toEqual({ taps: 3, keys: 0 });
  await expect(toastOf(page)).toContainText(words.done.whatsapp);
  await expect(page.getByRole("listitem").filter({ hasText: "Hola, Rosa" })).toBeVisible();
  await expectSound(page, "card");

  await page.getByRole("button", { name: personWords.es.timeline.reveal }).tap();
  await expect(page.getByText("123-45-6789")).toBeVisible();

  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/Rosa|Marcus|0142|0173/);
  await page.close();
  await office.end();
});
