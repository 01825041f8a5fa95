import { expect, test } from "vitest";
import { days, hours } from "#domain/durations.ts";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { addPerson, changePeople, mergePeople } from "#domain/office/person-commands.ts";
import { askOwner, listPersonRequests, settlePersonRequest } from "#domain/office/person-requests.ts";
import * as retention from "#domain/office/retention-operations.ts";
import { addIncident } from "#domain/office/safeguards-operations.ts";
import { usualRetention } from "#domain/people/retention.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { bookAna } from "./appointment-calls.ts";
import { cleanUp } from "./clean-up.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const ask = (app: TestApp, name: string) =>
  sendForm(app, "send-hero-consultation", {
    name,
    email: `${name.toLowerCase()}@example.com`,
    service: "notary",
  });

const incident = {
  text: "A letter went astray",
  fromDay: "2027-10-18",
  toDay: "2027-10-19",
  isUnencrypted: true,
  people: 1,
};

const namesOf = async (app: TestApp) =>
  (await app.db.selectFrom("people").select("name").orderBy("name").execute()).map(({ name }) => name);

/** The proofs by rule: how many people went. */
async function proofs(app: TestApp) {
  const rows = await app.db.selectFrom("disposals").selectAll().orderBy("day").execute();
  return rows.map(({ day, rule, people }) => `${day} ${rule} ${people}`);
}

/** Lets the nights pass to a day of the practice, with their disposals; the long quiet ones in strides. */
async function passNights(app: TestApp, day: string, stride = 20) {
  const target = Date.parse(`${day}T15:00:00.000Z`);
  while (app.now().getTime() < target) {
    app.advance(Math.min(days(stride), target - app.now().getTime()));
    await cleanUp(app);
  }
}

describeOnBoth("two years of keeping and forgetting", (open) => {
  test("everybody goes on the day that the rule says, with a proof, and who is held or a client stays", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await cleanUp(app);
    await ask(app, "Quiet");
    const held = await ask(app, "Held");
    const client = await ask(app, "Client");
    const twin = await ask(app, "Twin");
    await ask(app, "Returning");
    const merged = await ask(app, "Merged");
    await app.post("subscribe-newsletter", { formData: { email: "quiet@example.com" } });
    await app.db
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmed_at: app.now().toISOString() })
      .execute();
    await app.post("send-hero-consultation", {
      formData: { name: "Bot", email: "bot@example.com", service: "notary", website: "http://spam.example" },
    });
    const owner = await atWork(app);
    await owner.ask(mergePeople, { id: twin, other: merged });
    await owner.ask(retention.holdPerson, { id: held, reason: "A question of the IRS is open" });
    await owner.ask(changePeople, { ids: [client], change: { field: "stage", to: "client" } });
    expect((await owner.ask(retention.getKeeping, { id: client })).disposalDay).toBeNull();
    expect(await owner.ask(retention.getKeeping, { id: twin })).toMatchObject({
      disposalDay: "2027-11-21",
      months: 12,
      hold: null,
    });

    await passNights(app, "2026-12-21");
    expect(await proofs(app)).toEqual(["2026-12-21 spam 1"]);

    // What somebody does keeps them.
    await passNights(app, "2027-06-01");
    await ask(app, "Returning");
    await passNights(app, "2027-10-20");
    const before = await atWork(app);
    const none = { leaving: 0, requests: 0, incidents: 0, deletions: [] };
    expect(await before.ask(getOwnerTasks, {})).toMatchObject(none);
    await before.ask(addIncident, incident);
    await before.ask(askOwner, { id: held, kind: "copy", note: "" });
    await passNights(app, "2027-10-22");
    const now = await atWork(app);
    expect(await now.ask(getOwnerTasks, {})).toMatchObject({ leaving: 2, requests: 1, incidents: 1 });
    const list = await now.ask(retention.getRetention, {});
    expect(list.due.map(({ day, people }) => [day, ...people.map(({ name }) => name)])).toEqual([
      ["2027-11-21", "Quiet", "Twin"],
    ]);
    const [request] = (await now.ask(listPersonRequests, {})).requests;
    await now.ask(settlePersonRequest, { id: request?.id ?? "" });
    expect((await now.ask(getOwnerTasks, {})).requests).toBe(0);
    await now.ask(settlePersonRequest, { id: request?.id ?? "", isSettled: false });
    expect((await now.ask(getOwnerTasks, {})).requests).toBe(1);
    expect(list.held.map(({ name, reason }) => [name, reason])).toEqual([
      ["Held", "A question of the IRS is open"],
    ]);

    // The first night of the 21st begins at two o'clock in Texas.
    await passNights(app, "2027-11-20");
    app.advance(hours(16) + hours(1) - 60_000);
    await cleanUp(app);
    expect(await namesOf(app)).toEqual(["Client", "Held", "Merged", "Quiet", "Returning", "Twin"]);
    app.advance(60_000);
    await cleanUp(app);
    expect(await namesOf(app)).toEqual(["Client", "Held", "Returning"]);
    const subscriber = await app.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
    expect(subscriber).toMatchObject({ email: "quiet@example.com", status: "confirmed" });

    // A client is kept until the documents are in the portal, and the months after.
    await passNights(app, "2028-01-10");
    await (await atWork(app)).ask(retention.handOverPerson, { id: client, isHandedOver: true });
    await passNights(app, "2028-11-30");
    expect(await namesOf(app)).toEqual(["Client", "Held"]);

    // Who is released after the time is over stands on the list for a week all the same.
    await (await atWork(app)).ask(retention.releasePerson, { id: held });
    app.advance(hours(1));
    await cleanUp(app);
    const released = await atWork(app);
    expect((await released.ask(retention.getRetention, {})).due).toMatchObject([
      { day: "2028-12-08", people: [{ name: "Held" }] },
    ]);
    expect((await released.ask(retention.getKeeping, { id: held })).disposalDay).toBe("2028-12-08");
    expect((await released.ask(getOwnerTasks, {})).leaving).toBe(1);
    await passNights(app, "2028-12-07", 1);
    expect(await namesOf(app)).toEqual(["Client", "Held"]);
    await passNights(app, "2028-12-08", 1);
    expect(await namesOf(app)).toEqual(["Client"]);
    await passNights(app, "2029-01-11", 14);
    expect(await namesOf(app)).toEqual([]);
    expect(await proofs(app)).toEqual([
      "2026-12-21 spam 1",
      "2027-11-21 inquiry 2",
      expect.stringMatching(/^2028-06-\d\d inquiry 1$/),
      "2028-12-08 inquiry 1",
      "2029-01-11 client 1",
    ]);
    const left = await (await atWork(app)).ask(retention.listDisposals, {});
    expect(
      left.disposals.find(({ rule, people }) => rule === "inquiry" && people === 2)?.counts,
    ).toMatchObject({
      people: 3,
      leads: 3,
    });
    expect(JSON.stringify(left)).not.toMatch(/quiet|@example/i);
    for (const table of ["touches", "letters", "search_terms", "appointments", "idempotency_keys"] as const)
      expect([table, await app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  });

  test("a shorter setting waits for its notice, and a person who is held in time stays", async () => {
    const app = await open();
    await cleanUp(app);
    const owner = await atWork(app);
    const added = { email: "", phone: "", writes: "es", speaks: "es", request: "", source: "call" } as const;
    const { id } = await owner.ask(addPerson, { ...added, name: "Ana", consent: true });
    await owner.ask(addPerson, { ...added, name: "Eva", consent: true });
    await passNights(app, "2027-02-01");
    const now = await atWork(app);
    const seen = usualRetention;
    const tooLong = { inquiryMonths: 25, clientMonths: 12, seen };
    expect(await now.ask(retention.setRetention, tooLong)).toMatchObject({
      code: "input-invalid",
    });
    await now.ask(retention.setRetention, { inquiryMonths: 2, clientMonths: 12, seen });
    await cleanUp(app);
    const list = await now.ask(retention.getRetention, {});
    expect(list).toMatchObject({ shorterFrom: "2027-02-08T15:00:00.000Z", promisedMonths: [12] });
    expect(list.due).toMatchObject([{ day: "2027-02-09", people: [{ name: "Ana" }, { name: "Eva" }] }]);
    expect(await now.ask(retention.holdPerson, { id, reason: "" })).toMatchObject({ code: "input-invalid" });
    await now.ask(retention.holdPerson, { id, reason: "Still needed" });
    await passNights(app, "2027-02-08", 1);
    expect(await namesOf(app)).toEqual(["Ana", "Eva"]);
    await passNights(app, "2027-02-09", 1);
    expect(await namesOf(app)).toEqual(["Ana"]);
  });

  test("an appointment of who was merged twice over keeps them, and the list and the card say until when", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await cleanUp(app);
    await bookAna(app, { start: "2026-12-18T09:00:00-06:00" });
    const { id: booked } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    const [id, between] = [await ask(app, "Iris"), await ask(app, "Eva")];
    const owner = await atWork(app);
    await owner.ask(mergePeople, { id: between, other: booked });
    await owner.ask(mergePeople, { id, other: between });
    await passNights(app, "2027-11-30");
    const now = await atWork(app);
    expect((await now.ask(retention.getKeeping, { id: booked })).disposalDay).toBe("2027-12-19");
    expect((await now.ask(retention.getRetention, {})).due).toMatchObject([
      { day: "2027-12-19", people: [{ id }] },
    ]);
  });
});
