import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { exportAudit, listAudit } from "#domain/office/audit-operations.ts";
import { exportPeople, listPeople } from "#domain/office/people-list-operations.ts";
import { getPerson, listColleagues } from "#domain/office/people-operations.ts";
import { changePeople, changePerson } from "#domain/office/person-commands.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { banStaff, inviteStaff, listStaff, removeStaff } from "#domain/office/staff-operations.ts";
import { createFormerStaff } from "#server/base/db/former-staff-migration.ts";
import { describeOnBoth } from "../start-app.ts";
import { callAuth, serviceKey } from "./auth-calls.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const withoutLimits = { settings: { RATE_LIMITS: "off" } };

describeOnBoth("who left the staff", (open) => {
  test("keeps the name in all that they did and hold, is found by it, and is given nobody", async () => {
    const app = await open(withoutLimits);
    const [first, second] = [
      await sendForm(app, "send-hero-consultation", hero),
      await sendForm(app, "send-hero-consultation", { ...hero, email: "luis@example.com" }),
    ];
    const owner = await atWork(app);
    const ana = await atWork(app, { name: "Ana Salinas" });
    const { id } = ana.user;
    const give = (person: string, from: string | null, to: string | null) =>
      owner.ask(changePerson, { id: person, changes: { assignedTo: { from, to } } });
    await give(first, null, id);
    await ana.ask(logTouch, { id: first, kind: "note", body: "Called back" });
    await ana.ask(safeguards.addSafeguardNote, { kind: "training", day: "2026-11-19", text: "Phishing" });
    const day = "2026-11-20";
    const incident = { text: "A lost phone", fromDay: day, toDay: day, isUnencrypted: true, people: 1 };
    await owner.ask(safeguards.addIncident, { ...incident, accountId: id });
    await owner.ask(removeStaff, { id });

    const named = { id, name: "Ana Salinas" };
    expect(await owner.ask(listColleagues, {})).toEqual({
      colleagues: [{ id: owner.user.id, name: "Elena Prueba" }],
      former: [named],
    });
    const { people } = await owner.ask(listPeople, { assignee: id });
    expect(people).toMatchObject([{ id: first, assignedTo: named }]);
    expect((await owner.ask(exportPeople, { assignee: id })).csv).toContain("Ana Salinas");
    const { timeline } = await owner.ask(getPerson, { id: first });
    expect(timeline).toContainEqual(expect.objectContaining({ body: "Called back", by: "Ana Salinas" }));
    const { rows } = await owner.ask(listAudit, { actor: id });
    expect([...new Set(rows.map(({ by }) => by))]).toEqual(["Ana Salinas"]);
    expect((await owner.ask(exportAudit, { actor: id })).csv).toContain(",Ana Salinas,");
    expect(await owner.ask(safeguards.getSafeguards, {})).toMatchObject({
      notes: [{ by: "Ana Salinas" }],
      incidents: [{ account: named }],
    });

    const refused = { code: "input-invalid", field: "assignedTo" };
    expect(await give(second, null, id)).toMatchObject(refused);
    const all = { ids: [first, second], change: { field: "assignedTo" as const, to: id } };
    expect(await owner.ask(changePeople, all)).toMatchObject(refused);
    // Who gave away what they held can take that back, as everything, and nothing later.
    expect(await give(first, id, owner.user.id)).toEqual({});
    expect(await give(first, owner.user.id, id)).toEqual({});
    expect(await give(first, id, owner.user.id)).toEqual({});
    app.advance(minutes(1));
    expect(await give(first, owner.user.id, id)).toMatchObject(refused);
  });

  test("is listed also when only blocked or deleted softly, and not when they never came", async () => {
    const app = await open(withoutLimits);
    const owner = await atWork(app);
    const [ana, luis] = [await atWork(app, { name: "Ana" }), await atWork(app, { name: "Luis" })];
    await owner.ask(banStaff, { id: ana.user.id });
    const body = { should_soft_delete: true };
    await callAuth(app, `DELETE /admin/users/${luis.user.id}`, { token: await serviceKey(app), body });
    await owner.ask(inviteStaff, { name: "Eva", email: "eva@example.com", role: "preparer", locale: "en" });
    const { staff } = await owner.ask(listStaff, {});
    await owner.ask(removeStaff, { id: staff.find(({ name }) => name === "Eva")?.id ?? "" });
    expect(await owner.ask(listColleagues, {})).toEqual({
      colleagues: [{ id: owner.user.id, name: "Elena Prueba" }],
      former: [
        { id: ana.user.id, name: "Ana" },
        { id: luis.user.id, name: "Luis" },
      ],
    });
  });

  test("before names were kept is listed without one while they hold somebody", async () => {
    const app = await open();
    const person = await sendForm(app, "send-hero-consultation", hero);
    const [owner, ana, luis] = [await atWork(app), await atWork(app), await atWork(app)];
    const hold = (assigned_to: string) =>
      app.db.updateTable("people").set({ assigned_to }).where("id", "=", person).execute();
    await hold(ana.user.id);
    await app.db.deleteFrom("users").where("id", "in", [ana.user.id, luis.user.id]).execute();
    await app.db.schema.dropTable("former_staff").execute();
    await createFormerStaff(app.db);
    expect((await owner.ask(listColleagues, {})).former).toEqual([{ id: ana.user.id, name: "" }]);
  });
});
