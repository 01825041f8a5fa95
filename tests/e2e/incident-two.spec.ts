import { fillCount } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { addIncident, changeIncident } from "#domain/office/safeguards-operations.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
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
