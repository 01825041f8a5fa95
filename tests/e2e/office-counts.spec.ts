import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { requestWords } from "#content/words/office/requests.ts";
import { postJson } from "../post-json.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { addPageViews, addReferrer, spreadMessages } from "./office-rows.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/ERR_(?:FAILED|INTERNET)|status of 40[03]/] });

const services = ["tax", "bookkeeping", "notary"];

test("an owner reads the counts, opens the people behind a number, and chooses other days", async ({
  page,
  context,
  browser,
}) => {
  const words = countsWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  const send = (number: number) =>
    postJson(`${office.url}/functions/v1/send-contact-message`, {
      locale: number % 3 === 0 ? "en" : "es",
      visit: { utm: number % 2 === 0 ? { utm_source: "Google" } : {}, referrerHost: "" },
      formData: {
        firstName: `Rosa ${number}`,
        lastName: "Uno",
        email: `rosa${number}@example.com`,
        phone: "",
        service: services[number % 3],
        message: "Hello",
      },
    });
  await Promise.all(Array.from({ length: 15 }, (_, number) => send(number)));
  await spreadMessages(office);
  for (const path of ["/", "/services/payroll", "/start-your-business"]) await addPageViews(office, path);
  for (const host of ["", "google.com"]) await addReferrer(office, host);

  await page.setViewportSize({ width: 1280, height: 860 });
  await openOffice(page, office.url, session);
  const { titles } = officeShellWords.en;
  await page.getByRole("link", { name: titles.counts, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: titles.counts })).toBeFocused();
  // Its sentence stands below and is read there.
  const chart = page.getByRole("img", { name: words.requests.heading, exact: true });
  await expect(chart).toHaveAccessibleDescription("");
  await expect(page.getByRole("img", { name: new RegExp(words.views.heading) })).toBeVisible();
  // Three appointments are too few for a picture.
  await expect(page.getByText(fillIn(words.tooFew, { fewest: 10 }))).toHaveCount(1);
  await page.getByText(words.numbers, { exact: true }).first().click();
  await expect(
    page.getByRole("table", { name: words.views.referrers }).getByRole("row", { name: /google\.com 5/ }),
  ).toBeVisible();
  const funnel = page.getByRole("table", { name: words.wizard.heading });
  await expect(
    funnel.getByRole("row", { name: new RegExp(`^${words.wizard.opened} [\\d,]+ 100%$`) }),
  ).toBeVisible();
  await expect(funnel.getByRole("row", { name: `${words.wizard.clients} 0 0%` })).toBeVisible();
  await expect(funnel.getByRole("columnheader")).toHaveText([...words.columns]);
  await expectSoundInItsThemes(page, "counts");

  const table = page.getByRole("table", { name: words.sources.heading });
  const google = table.getByRole("row", { name: /google/ }).getByRole("link");
  await expect(google).toHaveText("8");
  await google.click();
  const people = page.getByRole("main").getByRole("listitem");
  await expect(people).toHaveCount(8);
  const filter = fillIn(peopleWords.en.filters.remove, { filter: "google" });
  await expectSoundInItsThemes(page, "people of a number");
  await openInPlace(page.getByText(peopleWords.en.filters.heading, { exact: true }));
  const service = page.getByRole("combobox", { name: peopleWords.en.filters.service });
  await service.selectOption("bookkeeping");
  await expect(people).toHaveCount(2);
  await service.selectOption("");
  await expect(people).toHaveCount(8);
  const download = page.waitForEvent("download");
  await press(page, peopleWords.en.export.button);
  const file = await download;
  expect(file.suggestedFilename()).toBe("people.csv");
  expect((await readFile(await file.path(), "utf8")).startsWith("\ufeffname,email,")).toBe(true);
  await expect(toastOf(page)).toContainText(fillCount(peopleWords.en.export.done.text, 8));
  const source = page.getByRole("combobox", { name: peopleWords.en.filters.source });
  await expect(source.getByRole("option")).toHaveText([
    peopleWords.en.filters.any,
    "google",
    requestWords.en.direct,
  ]);
  await expect(source).toHaveValue("google");
  await press(page, filter);
  await expect(people).toHaveCount(15);
  await source.selectOption(requestWords.en.direct);
  await expect(people).toHaveCount(7);
  await expect(page).toHaveURL(/[?&]source=direct/);
  await page.goBack();
  await page
    .getByRole("row", { name: new RegExp(requestWords.en.answered["in-time"]) })
    .getByRole("link")
    .click();
  await expect(
    page.getByRole("button", { name: new RegExp(requestWords.en.answered["in-time"]) }),
  ).toBeVisible();
  await page.goBack();

  await openInPlace(page.getByText(words.range.own));
  await fill(page, words.range.from, "");
  await press(page, words.range.show);
  await expect(page.getByRole("alert").filter({ hasText: words.range.wrong })).toBeVisible();
  await fill(page, words.range.from, "2026-03-01");
  await fill(page, words.range.to, "2026-02-01");
  await press(page, words.range.show);
  await expect(page.getByRole("alert").filter({ hasText: words.range.wrong })).toBeVisible();
  await fill(page, words.range.to, "2026-03-08");
  await press(page, words.range.show);
  await expect(page.getByText("Mar 1 – 8, 2026")).toBeVisible();
  await expect(page.getByRole("button", { name: words.range.show })).toBeFocused();
  await expect(page.getByText(words.empty)).toHaveCount(4);
  await page.getByRole("link", { name: words.range.ranges["12-months"] }).click();
  await expect(page).toHaveURL(/\?range=12-months$/);
  await expect(google).toHaveText("8");
  await page.goto(`${office.url}/office/counts?from=2026-03-01&to=2026-02-01`);
  await page.getByRole("link", { name: words.range.ranges["12-weeks"] }).click();
  await expect(google).toHaveText("8");
  const shownDays = page.locator("main header p");
  const days = await shownDays.innerText();
  const [noConnection = ""] = officeShellWords.en.noConnection.split("{");
  const offline = page.getByRole("status").filter({ hasText: noConnection });
  await context.setOffline(true);
  await page.getByRole("link", { name: words.range.ranges["12-months"] }).click();
  await expect(page).toHaveURL(/\?range=12-months$/);
  await expect(offline).toBeVisible();
  await expect(shownDays).toHaveText(days);
  await expect(google).toHaveText("8");
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(shownDays).not.toHaveText(days);

  const phone = await browser.newContext({ viewport: { width: 320, height: 780 }, locale: "es-US" });
  const small = await phone.newPage();
  const colleague = { name: "Luis Ortega", email: "luis@practice.example", role: "preparer" as const };
  const preparer = await openColleagueAccount(office, session, { ...colleague, locale: "es" });
  await openOffice(small, office.url, preparer);
  const es = officeShellWords.es;
  await press(small, es.more);
  await small.getByRole("dialog").getByRole("link", { name: es.titles.counts }).click();
  await expect(small.getByRole("heading", { level: 1, name: es.titles.counts })).toBeFocused();
  await expect(small.getByRole("img", { name: new RegExp(countsWords.es.requests.heading) })).toBeVisible();
  for (const numbers of await small.getByText(countsWords.es.numbers, { exact: true }).all())
    await numbers.click();
  expect(await sidewaysScroll(small)).toBe(0);
  await expectSoundInItsThemes(small, "cifras", { isNew: false });
  // Whether the practice opens is the owner's: what a preparer cannot change is not offered either.
  const switchRead = small.waitForResponse(/website\/field\?path=business/);
  await small.goto(`${office.url}/office/website/launch`);
  await expect(small.getByRole("alert")).toContainText(officeProblemWords.es.operations["role-forbidden"]);
  await (await switchRead).finished();
  await small.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(small.getByRole("checkbox")).toHaveCount(0);
  await phone.close();
  await page.close();
  await office.end();
});

/** Opens what a chip hides; the chip stays where it was pressed. */
async function openInPlace(chip: Locator) {
  const top = () => chip.evaluate((summary: HTMLElement) => summary.offsetTop);
  const closedTop = await top();
  await chip.click();
  expect(await top()).toBe(closedTop);
}
