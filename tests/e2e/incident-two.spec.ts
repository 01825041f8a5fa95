import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { addIncident, changeIncident, getSafeguards } from "#domain/office/safeguards-operations.ts";
import { removeStaff } from "#domain/office/staff-operations.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { call, openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 409/] });

test("an owner changes how many people an incident reaches, and reads first what another one counted", async ({
  page,
}) => {
  const { incidents: words, authorities } = recordsWords.es;
  const problems = officeProblemWords.es;
  const office = await startPractice();
  await page.setViewportSize({ width: 360, height: 780 });
  const { session } = await openOwnerAccount(office, "es");
  const text = "Se robaron una computadora portátil";
  const [fromDay, toDay] = ["2026-11-02", "2026-11-03"];
  const incident = { text, fromDay, toDay, isUnencrypted: true, people: 9 };
  const { id } = await call(office.url, addIncident, incident, session.access_token);
  // No signal comes before the press.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openOffice(page, office.url, session, "/office/safeguards/records");
  const change = `${words.changePeople}: ${text}`;
  await expect(page.getByRole("button", { name: change })).toBeVisible();
  await expect(page.getByText(authorities.texas)).toHaveCount(0);
  await press(page, change);
  const people = page.getByLabel(words.people);
  await expect(people).toBeFocused();
  await people.fill("muchas");
  await press(page, words.save);
  await expect(people).toHaveAccessibleDescription(problems.fields["count-invalid"]);
  await people.fill("300");
  const theirs = { id, people: { from: 9, to: 600 } };
  await call(office.url, changeIncident, theirs, session.access_token);
  await press(page, words.save);
  await expect(people).toHaveAccessibleDescription(problems.operations["state-changed"]);
  await expect(page.getByText(fillCount(words.reach, 600))).toBeVisible();
  await expect(people).toHaveValue("300");
  await expectSoundInItsThemes(page, "records", { part: "form" });
  expect(await sidewaysScroll(page)).toBe(0);
  await press(page, words.save);
  await expect(page.getByText(fillCount(words.reach, 300))).toBeVisible();
  await expect(page.getByText(authorities.texas)).toBeVisible();
  await expect(page.getByText(authorities.ftc)).toHaveCount(0);
  await expect(page.getByRole("button", { name: change })).toBeFocused();
  await page.close();
  await office.end();
});

test("an incident at the account of somebody who has left is noted under that name", async ({ page }) => {
  const { incidents: words } = recordsWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  const ana = { name: "Ana Salinas", email: "ana@practice.example", role: "preparer", locale: "en" } as const;
  const { user } = await openColleagueAccount(office, session, ana);
  await openOffice(page, office.url, session, "/office/safeguards/records");
  await press(page, words.add);
  const account = page.getByRole("combobox", { name: words.account });
  await account.selectOption(ana.name);
  // She is removed while the owner writes.
  await call(office.url, removeStaff, { id: user.id }, session.access_token);
  await expect(page.getByRole("combobox", { name: words.account })).toHaveValue(user.id);
  await fill(page, words.text, "Her mailbox was opened by a stranger");
  for (const day of [words.from, words.to]) await fill(page, day, "2026-11-02");
  await press(page, words.save);
  const item = page.getByRole("listitem").filter({ hasText: "Her mailbox" });
  const range = { account: ana.name, from: "Nov 2, 2026", to: "Nov 2, 2026" };
  await expect(item).toContainText(fillIn(words.range, range));
  const { incidents } = await call(office.url, getSafeguards, {}, session.access_token);
  expect(incidents).toMatchObject([{ account: { id: user.id, name: ana.name } }]);
  await expectSoundInItsThemes(page, "noted of who left", { part: "main" });
  await page.close();
  await office.end();
});
