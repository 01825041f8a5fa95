import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { getRetention } from "#domain/office/retention-operations.ts";
import { addSafeguardNote, getSafeguards } from "#domain/office/safeguards-operations.ts";
import { newId } from "#server/base/new-id.ts";
import { auditLog } from "../../scripts/audit-log.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
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
    const { notes, backups, sessions } = await owner.ask(getSafeguards, {});
    expect(notes).toHaveLength(201);
    expect(notes.at(-1)?.kind).toBe("encryption");
    expect(backups).toEqual({ areDaily: false, latestAt: null });
    expect(sessions).toEqual({ idleLimit: minutes(15), lifetime: hours(12) });
  });
});

test("the plan says after how long sessions end by the settings of this server", async () => {
  const app = await startApp({
    settings: { GOTRUE_SESSIONS_TIMEBOX: "8784h", GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: "2h" },
  });
  onTestFinished(() => app.end());
  const { sessions } = await (await atWork(app)).ask(getSafeguards, {});
  expect(sessions).toEqual({ idleLimit: hours(2), lifetime: days(366) });
});

test("the fingerprint in a printed plan proves the log, also to who has the key and seals a forged one", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  const seal = () => cleanUp(app);
  const sealOf = async () => (await owner.ask(getSafeguards, {})).seal;
  expect(await sealOf()).toBeNull();
  for (const text of ["Phishing", "Passwords"]) {
    await owner.ask(addSafeguardNote, { kind: "training", day: "2026-11-20", text });
    app.advance(minutes(11));
    await seal();
  }
  const printed = await sealOf();
  expect(printed?.fingerprint).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){7}$/);
  const said: string[] = [];
  const verify = (fingerprint = "") =>
    auditLog({
      args: ["verify", ...fingerprint.split(" ")],
      settings: { DATA_DIR: app.folder, NOW: app.now().toISOString() },
      print: (text) => void said.push(text),
      refuse: () => {},
    });
  await owner.ask(addSafeguardNote, { kind: "training", day: "2026-11-20", text: "Incidents" });
  app.advance(minutes(11));
  await seal();
  expect(await sealOf()).not.toEqual(printed);
  await verify(printed?.fingerprint.toUpperCase());
  expect(said).toContain(`Up to ${printed?.at} it is as it was when this fingerprint was printed.`);

  await sql`drop trigger audit_no_update`.execute(app.db);
  await app.db.updateTable("audit").set({ actor_id: null }).execute();
  await app.db.deleteFrom("audit_seals").execute();
  for (let count = 0; count < 3; count += 1) await seal();
  await expect(verify(printed?.fingerprint)).rejects.toThrow("No seal has this fingerprint");
  expect(said.at(-1)).toMatch(/^The log is as it was written/);
});
