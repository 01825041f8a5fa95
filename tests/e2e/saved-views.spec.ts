import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { countInputs, expectSound, marcus, rosa, sendLead } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { ageFactors } from "./office-rows.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

// A code is asked for.
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, allowedErrors: [/status of 403/] });

const name = "Para el contador";

test("a view is kept under a name, and exported in four taps and a code", async ({ page }) => {
  const office = await startPractice();
  const words = peopleWords.es;
  for (const lead of [rosa, marcus, { ...marcus, name: "Ana Prueba", email: "ana@example.com" }])
    await sendLead(office, lead, "es");
  const { session, authenticator } = await openOwnerAccount(office, "es");
  const { people } = await call(office.url, listPeople, {}, session.access_token);
  for (const [index, { id }] of people.entries()) {
    const to = (["booked", "talking", "client"] as const)[index] ?? "new";
    await call(
      office.url,
      changePerson,
      { id, changes: { stage: { from: "new", to } } },
      session.access_token,
    );
  }
  await openOffice(page, office.url, session, "/office/people");
  const rows = page.locator("[data-person-row]");
  await expect(rows).toHaveCount(3);
  await page.getByText(words.filters.heading, { exact: true }).click();
  const stages = page.getByRole("group", { name: words.filters.stage });
  for (const stage of ["booked", "client"] as const) {
    const box = stages.getByLabel(deskWords.es.stages[stage]);
    await box.tap();
    await expect(box).toBeChecked();
  }
  // Typed, a year begins as the year 2.
  await page.getByLabel(words.filters.from, { exact: true }).focus();
  await page.keyboard.type("01012025");
  await expect(page).toHaveURL(/from=2025-01-01$/);
  // The period takes the place of the day.
  await page.getByRole("combobox", { name: words.filters.period, exact: true }).selectOption("last-year");
  await expect(page).toHaveURL(/stage=booked%2Cclient&period=last-year$/);
  await page
    .getByRole("button", { name: fillIn(words.filters.remove, { filter: words.periods["last-year"] }) })
    .tap();
  await expect(rows).toHaveCount(2);
  await expectSound(page, "filters that can be kept");

  await press(page, words.views.keep);
  const field = page.getByLabel(words.views.name);
  await expect(field).toBeFocused();
  await press(page, words.views.save);
  await expect(page.getByText(officeProblemWords.es.fields["view-name-required"])).toBeVisible();
  await expectSound(page, "a view without a name");
  await fill(page, words.views.name, name);
  await press(page, words.views.save);
  const view = page.getByRole("button", { name, exact: true });
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: words.views.keep })).toHaveCount(0);
  await expectSound(page, "a view");

  // It is there on another day, too.
  await page.goto(`${office.url}/office`);
  await ageFactors(office);
  const inputs = await countInputs(page);
  await page.getByRole("link", { name: officeShellWords.es.titles.people }).tap();
  await view.tap();
  await expect(rows).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.export.button }).tap();
  await page.getByLabel(signInWords.es.secondFactor.code).pressSequentially(await authenticator());
  await page.getByRole("button", { name: signInWords.es.secondFactor.submit }).tap();
  await download;
  expect(await inputs()).toEqual({ taps: 4, keys: 6 });
  await expect(toastOf(page)).toContainText(fillCount(words.export.done.text, 2));

  await press(page, words.views.delete);
  await expect(toastOf(page)).toContainText(fillIn(words.views.deleted, { name }));
  await expect(view).toHaveCount(0);
  await press(page, officeShellWords.es.undo.label);
  await expect(view).toHaveAttribute("aria-pressed", "true");
  await view.tap();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/\/people$/);
  await page.close();
  await office.end();
});
