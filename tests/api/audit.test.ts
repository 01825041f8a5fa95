import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import * as audit from "#domain/office/audit-operations.ts";
import { findPeople } from "#domain/office/people-operations.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { findSubscribers } from "#domain/office/subscriber-operations.ts";
import { writeAudit } from "#server/auth/audit.ts";
import { openKeys } from "#server/auth/keys.ts";
import { verifySeals } from "#server/safeguards/audit-seals.ts";
import { describeOnBoth } from "../start-app.ts";
import { insertSubscribers } from "./campaign-desk.ts";
import { cleanUp } from "./clean-up.ts";
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
      const { rows } = await owner.ask(audit.listAudit, { actor: desk.user.id });
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
    expect(JSON.stringify(await rows())).not.toContain("tanda");
  });
});
