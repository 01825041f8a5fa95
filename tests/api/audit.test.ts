import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import * as audit from "#domain/office/audit-operations.ts";
import { getCalendar } from "#domain/office/calendar-operations.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import type { Operation } from "#domain/office/operation.ts";
import { findPeople } from "#domain/office/people-operations.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { listSpam } from "#domain/office/spam-operations.ts";
import { findSubscribers } from "#domain/office/subscriber-operations.ts";
import { writeAudit } from "#server/auth/audit.ts";
import { openKeys } from "#server/auth/keys.ts";
import { verifySeals } from "#server/safeguards/audit-seals.ts";
import { describeOnBoth } from "../start-app.ts";
import { beto, bookAna, tuesday } from "./appointment-calls.ts";
import { insertSubscribers, numbered } from "./campaign-desk.ts";
import { cleanUp } from "./clean-up.ts";
import { callOperation, openSession, signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

const caller = { ipAddress: "192.0.2.1", userAgent: "a test", requestId: "test" };

describeOnBoth("the audit table", (open) => {
  test("refuses updates, and deletes of rows younger than 24 months", async () => {
    const app = await open();
    const now = new Date();
    const id = await writeAudit(app.db, { action: "login" }, caller, now);
    const old = await writeAudit(app.db, { action: "login" }, caller, new Date(now.getTime() - days(732)));
    const change = app.db
      .updateTable("audit")
      .set({ action: "logout" })
      .where("id", "in", [id, old])
      .execute();
    await expect(change).rejects.toThrow(/append-only/);
    const remove = (row: string) => app.db.deleteFrom("audit").where("id", "=", row).execute();
    await expect(remove(id)).rejects.toThrow(/24 months/);
    await remove(old);
    const rows = await app.db.selectFrom("audit").select(["id", "action"]).execute();
    expect(rows).toEqual([{ id, action: "login" }]);
  });

  test("is true to its seals also while the rows of the first one are deleted, a weekend between them", async () => {
    const app = await open();
    await waitForHousekeeping(app);
    const log = (at: string) => writeAudit(app.db, { action: "login" }, caller, new Date(at));
    await log("2022-06-01T10:00:00.000Z");
    const kept = await log("2022-06-04T10:00:00.000Z");
    const keySecret = openKeys(app.env, app.now).secret;
    await cleanUp(app, new Date("2022-06-05T10:00:00.000Z"));
    const later = new Date("2024-06-02T15:00:00.000Z");
    await cleanUp(app, later);
    const rows = await app.db.selectFrom("audit").select("id").execute();
    expect(rows).toEqual([{ id: kept }]);
    expect(await verifySeals(app.db, keySecret, later)).toMatchObject({ rows: 1, broken: null });
  });

  test("tells how many people searches showed, without what was typed, and of many of them once", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app);
    const desk = await atWork(app, { role: "front-desk" });
    const groups = "bcdfghjklmn".split("").map((letter) => `Tanda${letter}`);
    for (const group of groups)
      for (let number = 0; number < 20; number += 1)
        await sendForm(app, "send-hero-consultation", {
          ...hero,
          name: `Ana ${group}`,
          email: `${group}${number}@example.com`,
        });
    const rows = async () => {
      const { rows } = await owner.ask(audit.listAudit, { actor: desk.user.id });
      return rows.toReversed().map(({ action, details }) => [action, details]);
    };
    const find = async (text: string) => (await desk.ask(findPeople, { text })).people.length;
    expect([await find("nobody"), await rows()]).toEqual([0, []]);
    const found = (people: number) => ["find-people", { rows: people }];
    // As one types, and looks again.
    for (const text of ["tandab", "ana tandab", "tandab7@example.com", "tandab"]) await find(text);
    expect(await rows()).toEqual([found(20)]);
    for (const group of groups) expect(await find(group)).toBe(20);
    const rowsOfSearches = groups.map((_, index) => found(20 * (index + 1)));
    const alarm = ["many-views", { people: 200 }];
    expect(await rows()).toEqual([...rowsOfSearches.slice(0, 10), alarm, ...rowsOfSearches.slice(10)]);
    const { staff } = await owner.ask(audit.getAccessReview, {});
    expect(staff.find(({ id }) => id === desk.user.id)?.alarms).toHaveLength(1);
    const range = { fromDay: "2026-11-20", toDay: "2026-11-20", accountId: desk.user.id };
    const incident = { text: "A password was known", ...range, isUnencrypted: true, people: null };
    await owner.ask(safeguards.addIncident, incident);
    expect((await owner.ask(safeguards.getSafeguards, {})).incidents).toMatchObject([{ peopleByLog: 220 }]);
    app.advance(minutes(10));
    await find("tandab1");
    expect((await rows()).slice(12)).toEqual([["find-people", { rows: expect.any(Number) }]]);
    const stored = await app.db.selectFrom("audit").selectAll().execute();
    expect(JSON.stringify(stored).toLowerCase()).not.toContain("tanda");
  });

  test("tells how many subscribers of the newsletter were shown, and of many of them once", async () => {
    const app = await open();
    const names = Array.from({ length: 210 }, (_, at) => `tanda${at}`);
    await insertSubscribers(app.db, app.now(), names);
    const owner = await atWork(app);
    const desk = await atWork(app, { role: "front-desk" });
    const rows = async () => {
      const { rows } = await (await atWork(app)).ask(audit.listAudit, { actor: desk.user.id });
      return rows.toReversed().map(({ action, details }) => [action, details]);
    };
    const show = async (input: object) => (await desk.ask(findSubscribers, input)).next;
    expect([await show({ text: "nobody" }), await rows()]).toEqual([null, []]);
    for (let after = await show({}); after !== null; ) after = await show({ after });
    await show({ text: "tanda7" });
    const found = (people: number) => ["find-subscribers", { rows: people }];
    const alarm = ["many-views", { people: 200 }];
    expect(await rows()).toEqual([found(50), found(100), found(150), found(200), alarm, found(210)]);
    const range = { fromDay: "2026-11-20", toDay: "2026-11-20", accountId: desk.user.id };
    const incident = { text: "A password was known", ...range, isUnencrypted: true, people: null };
    await owner.ask(safeguards.addIncident, incident);
    expect((await owner.ask(safeguards.getSafeguards, {})).incidents).toMatchObject([{ peopleByLog: 210 }]);
    app.advance(hours(1));
    const { token } = await openSession(app, desk.user);
    const again = async (input: object) => (await callOperation(app, findSubscribers, input, token)).next;
    for (let after = await again({}); after !== null; ) after = await again({ after });
    // A list that stayed open showed nobody anew.
    expect((await rows()).slice(6)).toEqual([50, 100, 150, 200, 210].map(found));
    expect(JSON.stringify(await rows())).not.toContain("tanda");
  });

  test("tells how many people lists that stay open showed, once an hour, and of many of them once", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app);
    for (let number = 0; number < 260; number += 1)
      await sendForm(app, "send-hero-consultation", { ...hero, email: `tanda${number}@example.com` });
    const bots = { name: "Bot", email: "bot@example.com", service: "notary", website: "http://spam.example" };
    await app.post("send-hero-consultation", { formData: bots });
    await insertSubscribers(app.db, app.now(), numbered(30));
    const { id } = await owner.ask(campaigns.addCampaign, {});
    const readers = await app.db.selectFrom("subscribers").select("public_id").execute();
    const row = { campaign_id: id, locale: "en", outcome: "sent", reason: "" } as const;
    const recipients = readers.map(({ public_id }) => ({ ...row, id: public_id, subscriber_id: public_id }));
    await app.db.insertInto("campaign_recipients").values(recipients).execute();
    await bookAna(app);
    await bookAna(app, { ...beto, start: tuesday });

    const { user } = await signedInStaff(app, { role: "preparer" });
    // A token lasts minutes.
    const ask = async (operation: Operation, input: object) =>
      callOperation(app, operation, input, (await openSession(app, user)).token);
    const rows = async () => {
      const { rows } = await (await atWork(app)).ask(audit.listAudit, { actor: user.id });
      return rows.toReversed().map(({ action, details }) => [action, details]);
    };
    const week = () => ask(getCalendar, { from: "2026-11-23", to: "2026-11-29" });
    const deliveries = async (pages: number) => {
      let after: unknown;
      for (let page = 0; page === 0 || (page < pages && after); page += 1)
        after = (await ask(listDeliveries, { tab: "waiting", ...(after ? { after } : {}) })).next;
    };
    for (let read = 0; read < 5; read += 1) {
      expect((await week()).appointments).toHaveLength(2);
      await deliveries(1);
      await ask(listSpam, {});
      await ask(campaigns.listRecipients, { id, count: "sent" });
      await ask(findSubscribers, {});
      app.advance(minutes(11));
    }
    const shown = (action: string, people: unknown) => [action, { rows: people }];
    const once = [
      shown("get-calendar", 2),
      shown("list-deliveries", expect.any(Number)),
      shown("list-spam", 1),
      shown("list-recipients", 30),
      shown("find-subscribers", 30),
    ];
    expect(await rows()).toEqual(once);
    app.advance(minutes(6));
    await week();
    expect(await rows()).toEqual([...once, shown("get-calendar", 2)]);
    await deliveries(100);
    const all = (await rows()).slice(6);
    expect(all.filter(([action]) => action === "many-views")).toEqual([["many-views", { people: 200 }]]);
    expect(all).toContainEqual(shown("list-deliveries", 262));
    const range = { fromDay: "2026-11-20", toDay: "2026-11-20", accountId: user.id };
    const incident = { text: "A password was known", ...range, isUnencrypted: true, people: null };
    const later = await atWork(app);
    await later.ask(safeguards.addIncident, incident);
    expect((await later.ask(safeguards.getSafeguards, {})).incidents).toMatchObject([{ peopleByLog: 262 }]);
    expect(JSON.stringify(await rows())).not.toContain("tanda");
  });
});
