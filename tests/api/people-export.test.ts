import { expect, onTestFinished, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { exportPeople } from "#domain/office/people-list-operations.ts";
import { addPerson, changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import type { Stage } from "#domain/people/people.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { booking, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const walkIn = {
  name: "=Walk, In",
  phone: "(972) 555-0173 x4",
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
  await desk.ask(addPerson, { ...walkIn, name: "Luz", phone: "+52 55 1234 5678" });
  for (let number = 0; number < 59; number++) await desk.ask(addPerson, { ...walkIn, name: `R${number}` });
  await owner.ask(changePerson, { id, changes: { stage: { from: "new", to: "client" } } });
  const blockedChannels = { from: "", to: "whatsapp,call" };
  await owner.ask(changePerson, { id, changes: { blockedChannels } });

  expect(await desk.ask(exportPeople, {})).toMatchObject({ code: "role-forbidden" });
  const all = await owner.ask(exportPeople, {});
  expect([all.rows, all.csv.split("\r\n").length]).toEqual([62, 64]);
  expect(all.csv).not.toContain("6789");
  expect(all.csv).toContain("\r\nLuz,,+52 55 1234 5678,");
  const clients = await owner.ask(exportPeople, { stage: "client" });
  const [head, line] = clients.csv.split("\r\n");
  expect(head).toBe(
    "name,email,phone,do not contact by,writes,speaks,stage,service,belongs to,on file since (Central Time),client since (Central Time),last activity (Central Time)",
  );
  expect(line).toMatch(
    /^"'=Walk, In",,\(972\) 555-0173 ext\. 4,whatsapp call,es,en,client,,(?:,\d{4}-\d\d-\d\d \d\d:\d\d){3}$/,
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

test("a file names days by the practice's clock, and one service by one name in whatever words it was asked for", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  // In Texas the year is not over.
  app.advance(Date.parse("2027-01-01T05:57:00Z") - app.now().getTime());
  await sendForm(app, "send-hero-consultation", hero);
  const asked = { ...booking, email: "luis@example.com" };
  await sendForm(app, "send-booking-request", asked);
  await sendForm(app, "send-booking-request", { ...asked, email: "eva@example.com", tier: "Familias" }, "es");
  const owner = await atWork(app);
  const { csv } = await owner.ask(exportPeople, {});
  const cells = csv
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(","));
  expect(cells.map((each) => each[7]).toSorted()).toEqual(["Bookkeeping", "Families", "Families"]);
  expect(cells.map((each) => each[9])).toEqual(Array(3).fill("2026-12-31 23:57"));
});

describeOnBoth("the export", (open) => {
  test("says since when somebody is a client, whatever was undone and merged since", async () => {
    const app = await open();
    const [ana, luis] = [
      await sendForm(app, "send-hero-consultation", hero),
      await sendForm(app, "send-hero-consultation", { ...hero, email: "luis@example.com" }),
    ];
    const owner = await atWork(app);
    const move = async (from: Stage, to: Stage) => {
      app.advance(seconds(1));
      expect(await owner.ask(changePerson, { id: ana, changes: { stage: { from, to } } })).toEqual({});
      // Swedish writes dates as ISO 8601 does.
      const format = { timeZone: "America/Chicago", dateStyle: "short", timeStyle: "short" } as const;
      return app.now().toLocaleString("sv-SE", format);
    };
    const since = async (id: string) =>
      (await owner.ask(exportPeople, { ids: [id] })).csv.split("\r\n")[1]?.split(",")[10];
    const first = await move("new", "client");
    app.advance(minutes(1));
    await move("client", "talking");
    expect(await since(ana)).toBe("");
    await move("talking", "client");
    expect(await since(ana)).toBe(first);
    app.advance(seconds(1));
    await owner.ask(mergePeople, { id: luis, other: ana });
    expect(await since(luis)).toBe(first);
    app.advance(seconds(1));
    await owner.ask(unmergePerson, { id: ana });
    expect([await since(luis), await since(ana)]).toEqual(["", first]);
    await move("client", "closed");
    app.advance(minutes(1));
    expect(await since(ana)).toBe("");
    const again = await move("closed", "client");
    expect(await since(ana)).toBe(again);
  });
});
