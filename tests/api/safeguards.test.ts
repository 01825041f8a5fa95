import { sql } from "kysely";
import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import * as audit from "#domain/office/audit-operations.ts";
import { exportPeople } from "#domain/office/people-list-operations.ts";
import { getPerson, listTimeline } from "#domain/office/people-operations.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { auditLog } from "../../scripts/audit-log.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { callAuth } from "./auth-calls.ts";
import { cleanUp } from "./clean-up.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const seal = (app: TestApp) => cleanUp(app);

/** Lets somebody with the database in their hands write into the log, as no server of ours can. */
async function unprotect({ db }: TestApp) {
  if (isPostgres(db)) await sql`alter table audit disable trigger all`.execute(db);
  else
    for (const name of ["audit_no_update", "audit_no_delete"])
      await sql`drop trigger ${sql.ref(name)}`.execute(db);
}

const ask = (app: TestApp, number: number) =>
  sendForm(app, "send-hero-consultation", {
    name: `Ana ${number}`,
    email: `ana${number}@example.com`,
    service: "notary",
  });

describeOnBoth("the safeguards", (open) => {
  test("the log is sealed, searched and exported, and a change of an old row is found", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app);
    const id = await ask(app, 1);
    await owner.ask(getPerson, { id });
    await owner.ask(safeguards.addSafeguardNote, { kind: "training", day: "2026-11-20", text: "=1+1" });
    const preparer = await atWork(app, { role: "preparer" });
    await preparer.ask(getPerson, { id });
    await seal(app);
    expect(await owner.ask(audit.verifyAudit, {})).toMatchObject({ rows: 0, sealedUntil: null });
    app.advance(minutes(11));
    await seal(app);
    await seal(app);
    const sealed = await owner.ask(audit.verifyAudit, {});
    expect(sealed).toMatchObject({ rows: 3, broken: null });

    const own = await preparer.ask(audit.listAudit, { actor: owner.user.id });
    expect(own.rows.map(({ action, by }) => [action, by])).toEqual([["get-person", "Elena Prueba"]]);
    const filters = { action: "get-person", from: "2026-11-20", to: "2026-11-20" };
    expect((await owner.ask(audit.listAudit, filters)).rows).toHaveLength(2);
    expect((await owner.ask(audit.listAudit, { ...filters, from: "2026-11-21" })).rows).toEqual([]);
    const { csv, next } = await owner.ask(audit.exportAudit, {});
    expect(next).toBeNull();
    expect(csv.split("\r\n")[0]).toBe("at,by,action,subject,subject id,person id,details,address");
    expect(csv).toContain(`get-person,person,${id}`);

    app.advance(minutes(20));
    await seal(app);
    await unprotect(app);
    const victim = await app.db
      .selectFrom("audit")
      .select("id")
      .where("action", "=", "get-person")
      .executeTakeFirstOrThrow();
    await app.db.updateTable("audit").set({ actor_id: null }).where("id", "=", victim.id).execute();
    const broken = await (await atWork(app)).ask(audit.verifyAudit, {});
    expect(broken.broken).toEqual({ from: null, to: sealed.sealedUntil });
    if (isPostgres(app.db)) return;
    const settings = { DATA_DIR: app.folder, NOW: app.now().toISOString() };
    const print = () => {};
    await expect(auditLog({ args: ["verify"], settings, print, refuse: print })).rejects.toThrow(
      "The log was changed",
    );
  });

  test("a row taken out of the log or put into it later is found, and old rows may go", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app);
    for (const number of [1, 2, 3]) {
      await owner.ask(safeguards.addSafeguardNote, {
        kind: "vendor",
        day: "2026-11-20",
        text: `Vendor ${number}`,
      });
      app.advance(minutes(11));
      await seal(app);
    }
    const [first, second] = await app.db.selectFrom("audit").selectAll().orderBy("at").execute();
    await unprotect(app);
    await app.db
      .deleteFrom("audit")
      .where("id", "=", second?.id ?? "")
      .execute();
    const taken = await owner.ask(audit.verifyAudit, {});
    expect(taken.broken).toEqual({ from: first?.at, to: second?.at });
    if (second) await app.db.insertInto("audit").values(second).execute();
    expect((await owner.ask(audit.verifyAudit, {})).broken).toBeNull();
    if (second)
      await app.db
        .insertInto("audit")
        .values({ ...second, id: "00000000-0000-7000-8000-000000000000" })
        .execute();
    expect((await owner.ask(audit.verifyAudit, {})).broken).not.toBeNull();
    await app.db.deleteFrom("audit").execute();
    app.advance(days(800));
    expect((await (await atWork(app)).ask(audit.verifyAudit, {})).broken).toBeNull();
  });

  test("who has access is told with what they saw, and many cards in ten minutes are noted once", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app);
    const desk = await atWork(app, { role: "front-desk" });
    for (let number = 0; number < 42; number += 1) {
      const id = await ask(app, number);
      // The messages alone are a view, and together with the card they are one.
      const card = number % 2 ? [desk.ask(getPerson, { id })] : [];
      await Promise.all([...card, desk.ask(listTimeline, { id })]);
    }
    const review = await owner.ask(audit.confirmAccessReview, { locale: "es" });
    const [noted] = (await owner.ask(safeguards.getSafeguards, {})).notes;
    expect(noted).toMatchObject({ kind: "review", day: "2026-11-20", by: "Elena Prueba" });
    for (const role of ["Dueño o dueña", "Recepción"]) expect(noted?.text).toContain(`Elena Prueba: ${role}`);
    await owner.ask(safeguards.removeSafeguardNote, { id: review.id });
    const lastSeenAt = app.now().toISOString();
    app.advance(1);
    // By a stranger who knows the address.
    await callAuth(app, "POST /recover", { body: { email: desk.user.email } });
    const { staff } = await owner.ask(audit.getAccessReview, {});
    const seen = staff.find(({ id }) => id === desk.user.id);
    expect(seen).toMatchObject({
      role: "front-desk",
      state: "active",
      lastSeenAt,
      views: [{ day: "2026-11-20", count: 42 }],
    });
    expect(seen?.alarms).toHaveLength(1);
    expect(staff.find(({ id }) => id === owner.user.id)?.alarms).toEqual([]);
    expect(await desk.ask(audit.listAudit, {})).toMatchObject({ code: "role-forbidden" });

    const range = { fromDay: "2026-11-20", toDay: "2026-11-20", accountId: desk.user.id };
    const incident = { text: "A laptop was stolen", ...range, isUnencrypted: true, people: null };
    const { id } = await owner.ask(safeguards.addIncident, incident);
    for (const [toDay, error] of [
      ["2026-11-19", "end-before-start"],
      ["2026-11-21", "day-to-come"],
    ] as const)
      expect(await owner.ask(safeguards.addIncident, { ...incident, toDay })).toMatchObject({
        code: "input-invalid",
        field: "toDay",
        error,
      });
    const state = async () => (await owner.ask(safeguards.getSafeguards, {})).incidents[0];
    expect(await state()).toMatchObject({
      people: 42,
      peopleByLog: 42,
      told: {},
      account: { id: desk.user.id },
    });
    await owner.ask(safeguards.changeIncident, { id, told: "irs" });
    app.advance(hours(0) + minutes(1));
    const again = await owner.ask(safeguards.changeIncident, {
      id,
      told: "irs",
      people: { from: 42, to: 300 },
    });
    expect(again).toMatchObject({ code: "state-changed" });
    await owner.ask(safeguards.changeIncident, { id, people: { from: 42, to: 300 }, isClosed: true });
    expect(await state()).toMatchObject({ people: 300, told: { irs: expect.stringMatching(/T15:00/) } });
    await owner.ask(safeguards.changeIncident, { id, people: { from: 300, to: null } });
    expect(await state()).toMatchObject({ people: 42, peopleByLog: 42 });
    const { notes, people } = await owner.ask(safeguards.getSafeguards, {});
    expect([notes, people]).toEqual([[], 42]);
    const note = await owner.ask(safeguards.addSafeguardNote, {
      kind: "training",
      day: "2026-11-02",
      text: "Phishing",
    });
    expect((await owner.ask(safeguards.getSafeguards, {})).notes).toMatchObject([{ text: "Phishing" }]);
    await owner.ask(safeguards.removeSafeguardNote, { id: note.id });
    expect((await owner.ask(safeguards.getSafeguards, {})).notes).toEqual([]);

    // Who is on a list that was saved is in reach without any card.
    await owner.ask(exportPeople, {});
    app.advance(minutes(1));
    await owner.ask(safeguards.addIncident, { ...incident, accountId: owner.user.id });
    expect(await state()).toMatchObject({ people: 42, account: { id: owner.user.id } });
  });
});
