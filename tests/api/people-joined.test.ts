import { expect, test } from "vitest";
import { days, hours } from "#domain/durations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import type { Stage } from "#domain/people/people.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import type { Person } from "#server/people/people-rows.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { countWaiting } from "./count-waiting.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { soon } from "./outbox-setup.ts";
import { business, contact, hero, quiz } from "./sample-forms.ts";
import { atWork } from "./staff-at-work.ts";

const people = (app: TestApp) => app.db.selectFrom("people").selectAll().orderBy("id").execute();

async function send(app: TestApp, name: string, formData: object, locale = "en") {
  const answer = await app.post(name, { formData, locale });
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  const lead = await app.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { lead, replyBy: answer.headers.get("reply-by") };
}

describeOnBoth("people and their messages", (open) => {
  test("a message joins the person with its address and an alike name, and else makes one", async () => {
    const app = await open();
    const first = await send(app, "send-hero-consultation", hero);
    const personOf = async (name: string, formData: object) =>
      (await send(app, name, formData)).lead.person_id === first.lead.person_id;
    const same: [string, object, boolean][] = [
      ["send-contact-message", { ...contact, firstName: "ANA MARÍA" }, true],
      ["send-business-confirmation", { ...business, fullName: "Prueba Ana" }, true],
      ["send-quiz-recommendation", quiz, true],
      ["subscribe-newsletter", { email: "ana@example.com" }, true],
      ["send-hero-consultation", { ...hero, name: "Luis Prueba" }, false],
      ["send-hero-consultation", { ...hero, email: "other@example.com" }, false],
      ["send-business-confirmation", { ...business, email: "none" }, false],
      ["subscribe-newsletter", { email: "nobody@example.com" }, false],
    ];
    for (const [name, formData, isSame] of same)
      expect([name, formData, await personOf(name, formData)]).toEqual([name, formData, isSame]);
    expect(await people(app)).toHaveLength(4);
    expect((await app.leads()).at(-1)?.person_id).toBeNull();
    const [ana] = await people(app);
    expect(ana).toMatchObject({
      name: "Ana Prueba",
      email: "ana@example.com",
      stage: "new",
      phone: "+19725550100",
    });
    await app.db
      .updateTable("people")
      .set({ stage: "closed" })
      .where("id", "=", ana?.id ?? "")
      .execute();
    await send(app, "send-hero-consultation", hero, "es");
    expect((await people(app))[0]).toMatchObject({ stage: "new", writes: "en" });
  });

  test("spam makes nobody, and twenty messages at once from one sender make one person", async () => {
    const app = await open(race);
    expect((await app.post("send-hero-consultation", { formData: { ...hero, website: "x" } })).status).toBe(
      200,
    );
    expect(await people(app)).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => send(app, "send-hero-consultation", hero)));
    expect(await people(app)).toHaveLength(1);
    expect(await app.leads()).toHaveLength(21);
  });

  test("the promised moment is stored once, and header, letter, page and clock all say it", async () => {
    const app = await open();
    const first = await send(app, "send-hero-consultation", hero);
    expect(first.replyBy).toBe(first.lead.reply_by);
    const key = { "idempotency-key": "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a" };
    const repeats = [];
    for (let round = 0; round < 2; round += 1) {
      const answer = await app.post("send-hero-consultation", { formData: { ...hero, name: "Eva" } }, key);
      repeats.push(answer.headers.get("reply-by"));
      app.advance(days(1));
    }
    expect(repeats[1]).toBe(repeats[0]);
    const page = await app.postForm("send-hero-consultation", { ...hero, name: "Iris" });
    const stored = (await app.leads()).at(-1)?.reply_by;
    expect(page.headers.get("location")).toContain(`reply-by=${stored}`);
    await send(app, "send-quiz-recommendation", { ...quiz, email: "quiz@example.com" });
    expect((await people(app)).map(({ reply_due_at }) => reply_due_at)).toEqual([
      first.replyBy,
      repeats[0],
      stored,
      null,
    ]);
    // The quiz asks for no name.
    const listed = await callOffice(app, "/people", { token: (await signedInStaff(app)).token });
    expect(listed.json.people).toContainEqual(expect.objectContaining({ name: "quiz@example.com" }));
  });

  test("whoever was closed unanswered waits anew from their next message, and again when the closing is undone", async () => {
    const app = await open();
    const { lead } = await send(app, "send-hero-consultation", hero);
    const id = lead.person_id ?? "";
    const move = async (from: Stage, to: Stage) =>
      (await atWork(app)).ask(changePerson, { id, changes: { stage: { from, to } } });
    const dueAt = async () => (await people(app))[0]?.reply_due_at;
    await move("new", "closed");
    expect(await dueAt()).toBeNull();
    await move("closed", "new");
    expect(await dueAt()).toBe(lead.reply_by);
    app.advance(days(1));
    await move("new", "closed");
    app.advance(days(30));
    const next = await send(app, "send-hero-consultation", hero);
    expect(await dueAt()).toBe(next.replyBy);
    await move("new", "talking");
    expect(await dueAt()).toBe(next.replyBy);
  });

  test("a message that comes while its person is merged, tagged as spam or deleted goes to who is there", async () => {
    const app = await open(race);
    // On SQLite one comes after the other.
    if (!isPostgres(app.db)) return;
    const other = await send(app, "send-hero-consultation", {
      ...hero,
      name: "Eva",
      email: "eva@example.com",
    });
    const first = (await send(app, "send-hero-consultation", hero)).lead.person_id ?? "";
    const meanwhile = async (id: string, change: Partial<Person>) => {
      const sent = await app.db.transaction().execute(async (tx) => {
        await tx.updateTable("people").set(change).where("id", "=", id).execute();
        const message = send(app, "send-hero-consultation", hero);
        await expect.poll(() => countWaiting(app.db)).toBe(1);
        return { message };
      });
      return (await sent.message).lead.person_id ?? "";
    };
    const reply_due_at = null;
    await app.db.updateTable("people").set({ reply_due_at }).execute();
    // What the staff said of them meanwhile stays.
    expect(await meanwhile(first, { stage: "client" })).toBe(first);
    expect((await people(app)).map(({ stage }) => stage)).toContain("client");
    expect(await meanwhile(first, { merged_into: other.lead.person_id })).toBe(other.lead.person_id);
    const [eva] = await people(app);
    expect(eva?.reply_due_at).not.toBeNull();
    await app.db.updateTable("people").set({ merged_into: null }).execute();
    const second = await meanwhile(first, { tagged_at: app.now().toISOString() });
    const third = await meanwhile(second, { delete_at: app.now().toISOString() });
    expect(new Set([other.lead.person_id, first, second, third]).size).toBe(4);
  });
});

describeOnBoth("Today and the card", (open) => {
  test("Today orders by the promised moment, and the card has all that happened, masked", async () => {
    const app = await open({ settings: { WEBHOOK_URL: "http://127.0.0.1:9/hook" } });
    const text = {
      ...contact,
      firstName: "Rosa",
      email: "rosa@example.com",
      message: "My SSN is 123-45-6789",
    };
    const { lead } = await send(app, "send-contact-message", text, "es");
    app.advance(hours(1));
    await send(app, "send-hero-consultation", hero);
    const { token } = await signedInStaff(app);
    const { json } = await callOffice(app, "/today", { token });
    const waiting = json.waiting as { name: string }[];
    expect(waiting.map(({ name }) => name)).toEqual(["Rosa Prueba", "Ana Prueba"]);
    expect(json).toMatchObject({ waitingCount: 2, overdueCount: 0, nextWaiting: null, failures: [] });
    expect(waiting[0]).toMatchObject({
      writes: "es",
      lastLine: "My SSN is ***-**-6789",
      replyBy: lead.reply_by,
    });
    const card = (await callOffice(app, `/people/${lead.person_id}`, { token })).json as PersonCard;
    expect(card).toMatchObject({ name: "Rosa Prueba", stage: "new", alike: [], mergedInto: null });
    expect(card.timeline.map(({ type }) => type).toSorted()).toEqual(["delivery", "delivery", "submission"]);
    const loadTimeline = async () =>
      (await callOffice(app, `/people/${lead.person_id}/timeline`, { token })).json.entries;
    const problem = { code: "endpoint-private", detail: "" };
    await soon(loadTimeline).toContainEqual(
      expect.objectContaining({ channel: "webhook", target: "127.0.0.1:9", problem }),
    );
    expect(JSON.stringify(card)).not.toContain("123-45");
    await callOffice(app, `/people/${lead.person_id}`, { token });
    const views = await app.db
      .selectFrom("audit")
      .select("person_id")
      .where("action", "=", "get-person")
      .execute();
    expect(views).toEqual([{ person_id: lead.person_id }]);
    app.advance(days(4));
    const later = (await callOffice(app, "/today", { token: (await signedInStaff(app)).token })).json;
    expect(later).toMatchObject({ waitingCount: 2, overdueCount: 2 });
  });
});
