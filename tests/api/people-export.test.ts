import { expect, onTestFinished, test } from "vitest";
import { exportPeople } from "#domain/office/people-list-operations.ts";
import { addPerson, changePerson } from "#domain/office/person-commands.ts";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const walkIn = {
  name: "=Walk, In",
  phone: "(972) 555-0173",
  request: "Mi SSN es 123-45-6789",
  writes: "es",
  speaks: "en",
  source: "visit",
  consent: true,
} as const;

test("an owner saves the people of a list, or some of them, as a file, which the log tells of", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const ana = await sendForm(app, "send-hero-consultation", hero);
  const [owner, desk] = [await atWork(app), await atWork(app, { role: "preparer" })];
  const { id } = await desk.ask(addPerson, walkIn);
  for (let number = 0; number < 60; number++) await desk.ask(addPerson, { ...walkIn, name: `R${number}` });
  await owner.ask(changePerson, { id, changes: { stage: { from: "new", to: "client" } } });
  const blockedChannels = { from: "", to: "whatsapp,call" };
  await owner.ask(changePerson, { id, changes: { blockedChannels } });

  expect(await desk.ask(exportPeople, {})).toMatchObject({ code: "role-forbidden" });
  const all = await owner.ask(exportPeople, {});
  expect([all.rows, all.csv.split("\r\n").length]).toEqual([62, 64]);
  expect(all.csv).not.toContain("6789");
  const clients = await owner.ask(exportPeople, { stage: "client" });
  const [head, line] = clients.csv.split("\r\n");
  expect(head).toBe(
    "name,email,phone,do not contact by,writes,speaks,stage,service,belongs to,on file since,client since,last activity",
  );
  expect(line).toMatch(
    /^"'=Walk, In",,\(972\) 555-0173,whatsapp call,es,en,client,,,\d{4}-\S+Z,\d{4}-\S+Z,\d{4}-\S+Z$/,
  );
  expect((await owner.ask(exportPeople, { ids: [ana] })).csv).toMatch(/\r\n[^\r\n]*,ana@example\.com,/);
  expect(await owner.ask(exportPeople, { from: "2020-01-01", to: "2020-01-02" })).toMatchObject({ rows: 0 });

  const rows = await app.db
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "export-people")
    .execute();
  expect(rows.map(({ details }) => JSON.parse(details).rows).toSorted()).toEqual([0, 1, 1, 62]);
});
