import { personWords } from "#content/words/office/person-screen.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 1280, height: 860 }, allowedErrors: [/status of 409/] });

test("a choice overwrites nothing that arrived below its open list, and one made before the last was answered counts", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "es");
  const { access_token: token } = session;
  const { people } = await call(office.url, listPeople, {}, token);
  const id = people[0]?.id ?? "";
  await openOffice(page, office.url, session, `/office/people/${id}`);
  const { labels, conflict } = personWords.es;
  const stage = page.getByRole("combobox", { name: labels.stage });
  await expect(stage).toHaveValue("new");
  // Opens the list.
  await stage.press("ArrowDown");
  await call(office.url, changePerson, { id, changes: { stage: { from: "new", to: "talking" } } }, token);
  await expect(stage).toHaveValue("talking");
  await stage.selectOption("booked");
  const alert = page.getByRole("alert").filter({ hasText: labels.stage });
  await expect(alert).toContainText("Elena Morales");
  await alert.getByRole("button", { name: conflict.take }).click();
  await expect(alert).toBeHidden();
  await expect(stage).toHaveValue("talking");

  const released = Promise.withResolvers<void>();
  await page.route("**/office/api/people/*/change", async (route) => {
    await released.promise;
    await route.continue();
  });
  await stage.selectOption("booked");
  await expect(stage).toHaveValue("booked");
  await stage.selectOption("client");
  released.resolve();
  const stored = async () => (await call(office.url, getPerson, { id }, token)).stage;
  await expect.poll(stored).toBe("client");
  await expect(stage).toHaveValue("client");
  await expect(page.getByRole("alert").filter({ hasText: labels.stage })).toBeHidden();
  await page.close();
  await office.end();
});
