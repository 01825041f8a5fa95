import { expect, test } from "vitest";
import { getRetention } from "#domain/office/retention-operations.ts";
import { getSafeguards } from "#domain/office/safeguards-operations.ts";
import { newId } from "#server/base/new-id.ts";
import { describeOnBoth } from "../start-app.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("the security plan", (open) => {
  test("counts all who are held, and no note is hidden by many of another kind", async () => {
    const app = await open();
    const owner = await atWork(app);
    await sendForm(app, "send-hero-consultation", {
      name: "Ana",
      email: "ana@example.com",
      service: "notary",
    });
    const person = await app.db.selectFrom("people").selectAll().executeTakeFirstOrThrow();
    const at = app.now().toISOString();
    const held = Array.from({ length: 101 }, () => ({ ...person, id: newId(app.now()), held_at: at }));
    for (const each of held) await app.db.insertInto("people").values(each).execute();
    expect(await owner.ask(getRetention, {})).toMatchObject({ heldCount: 101 });
    const note = { day: "2026-11-20", text: "", actor_id: owner.user.id, created_at: at, removed_at: null };
    const reviews = Array.from({ length: 201 }, () => ({
      ...note,
      id: newId(app.now()),
      kind: "review" as const,
    }));
    const attested = { ...note, id: newId(app.now()), kind: "encryption" as const, day: "2020-11-20" };
    await app.db
      .insertInto("safeguard_notes")
      .values([...reviews, attested])
      .execute();
    const { notes, backups } = await owner.ask(getSafeguards, {});
    expect(notes).toHaveLength(201);
    expect(notes.at(-1)?.kind).toBe("encryption");
    expect(backups).toEqual({ areDaily: false, latestAt: null });
  });
});
