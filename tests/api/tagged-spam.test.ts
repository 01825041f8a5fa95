import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "#domain/durations.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { getCalendar } from "#domain/office/calendar-operations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import * as people from "#domain/office/people-operations.ts";
import { changePeople, changePerson, mergePeople, mostChanged } from "#domain/office/person-commands.ts";
import { deletePerson } from "#domain/office/person-requests.ts";
import * as spam from "#domain/office/spam-operations.ts";
import { spamLifetime } from "#server/desk/spam-rows.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { bookAna } from "./appointment-calls.ts";
import { cleanUp } from "./clean-up.ts";
import { soon } from "./outbox-setup.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const form = "send-hero-consultation";
const unlimited = { settings: { RATE_LIMITS: "off" } };

type Ask = Awaited<ReturnType<typeof atWork>>["ask"];

async function openSpam(app: TestApp) {
  const { user } = await atWork(app);
  /** Each call in a session of its own: days may lie between them. */
  const ask: Ask = async (...call) => (await atWork(app)).ask(...call);
  const id = await sendForm(app, form, hero);
  expect(await sendForm(app, "send-contact-message", contact)).toBe(id);
  const listed = async () => (await ask(listPeople, {})).people.map((person) => person.id);
  const spamOf = async () => (await ask(spam.listSpam, {})).spam;
  const tag = (...ids: string[]) => ask(spam.tagSpam, { ids });
  return { user, ask, id, listed, spamOf, tag, untag: (...ids: string[]) => ask(spam.untagSpam, { ids }) };
}

describeOnBoth("people whom the staff tag as spam", (open) => {
  test("leave every list with their messages, and come back as they were", async () => {
    const app = await open(unlimited);
    const { id, ask, listed, spamOf, tag, untag, user } = await openSpam(app);
    const other = await sendForm(app, form, { ...hero, email: "b@example.com" });
    const changes = { assignedTo: { from: null, to: user.id }, nextStep: { from: "", to: "Ask" } };
    await ask(changePerson, { id, changes });
    const before = await ask(people.getPerson, { id });
    expect(await tag(id, id)).toEqual({ changed: [id] });
    app.advance(seconds(1));
    expect(await tag(id)).toEqual({ changed: [] });
    expect(await listed()).toEqual([other]);
    expect((await ask(people.findPeople, { text: "ana" })).people.map((person) => person.id)).toEqual([
      other,
    ]);
    expect(await ask(people.getToday, {})).toMatchObject({ waitingCount: 1, waiting: [{ id: other }] });
    // Else many of one name among the spam would hide who has it, too.
    const terms = app.db.selectFrom("search_terms").select("term").where("person_id", "=", id);
    expect(await terms.execute()).toEqual([]);
    const typed = { name: hero.name, email: hero.email, phone: "" };
    expect((await ask(people.findDoubles, typed)).people).toMatchObject([{ id: other, reason: "name" }]);
    expect(await ask(people.getPerson, { id })).toMatchObject({ code: "not-found" });
    expect(await ask(changePerson, { id, changes: { nextStep: { from: "Ask", to: "" } } })).toMatchObject({
      code: "state-changed",
    });
    expect((await ask(getCounts, {})).sources).toEqual([{ id: "", count: 1 }]);
    const entries = await spamOf();
    expect(entries.map(({ formKind, reasons }) => [formKind, reasons])).toEqual([
      ["contact", ["staff"]],
      ["hero", ["staff"]],
    ]);
    expect(Date.parse(entries[0]?.deletedAt ?? "")).toBe(app.now().getTime() - seconds(1) + spamLifetime);

    app.advance(seconds(1));
    expect(await untag(other, id)).toEqual({ changed: [id] });
    expect(await spamOf()).toEqual([]);
    expect(await ask(people.getPerson, { id })).toEqual(before);
    expect((await ask(people.getToday, {})).waitingCount).toBe(2);
    expect((await ask(people.findPeople, { text: "ana" })).people).toHaveLength(2);
    const audit = app.db.selectFrom("audit").select(["action", "details"]).where("action", "like", "%tag-%");
    const [tagged, , untagged, ...more] = await audit.orderBy("id").execute();
    expect([tagged?.action, untagged?.action, more]).toEqual(["tag-spam", "untag-spam", []]);
    expect(JSON.parse(untagged?.details ?? "")).toEqual({ ids: id });
  });

  test("stay where spam cannot be, and no call takes more than other changes do", async () => {
    const app = await open(unlimited);
    const { id, ask, listed, tag, untag } = await openSpam(app);
    const send = (email: string) => sendForm(app, form, { ...hero, email });
    const client = await send("b@example.com");
    await ask(changePerson, { id: client, changes: { stage: { from: "new", to: "client" } } });
    const deleted = await send("c@example.com");
    await ask(deletePerson, { id: deleted });
    const [merged, root] = [await send("d@example.com"), await send("e@example.com")];
    await ask(mergePeople, { id: root, other: merged });
    expect(await tag(client, deleted, merged)).toEqual({ changed: [] });
    expect(await tag(root, id)).toEqual({ changed: [root, id].toSorted() });
    expect((await listed()).toSorted()).toEqual([client, deleted].toSorted());
    expect(await ask(people.getPerson, { id: merged })).toMatchObject({ code: "not-found" });
    expect(await untag(merged)).toEqual({ changed: [] });
    const many = Array.from({ length: mostChanged + 1 }, () => id);
    expect(await tag(...many)).toMatchObject({ code: "input-invalid", field: "ids" });
    // A message of whoever was merged brings all of them back.
    const lead = await app.db
      .selectFrom("leads")
      .select("id")
      .where("person_id", "=", merged)
      .executeTakeFirstOrThrow();
    const answers = await Promise.all([1, 2].map(() => ask(spam.rescueLead, { id: lead.id })));
    expect(answers).toEqual([1, 2].map(() => ({ personId: expect.any(String), booking: null })));
    expect(answers.map(({ personId }) => personId)).toContain(root);
    expect(await listed()).toContain(root);
  });

  test("are passed over by whoever tags or changes them a moment later, and the others are not", async () => {
    const app = await open({ ...race, ...unlimited });
    const { id, ask, tag } = await openSpam(app);
    const ids = [id];
    for (const name of ["Eva", "Luis", "Marta"])
      ids.push(await sendForm(app, form, { ...hero, name, email: `${name}@example.com` }));
    const change = { field: "stage", to: "closed" } as const;
    const answers = await Promise.all(
      [0, 1, 2, 3].flatMap(() => [tag(...ids), ask(changePeople, { ids, change })]),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined));
    expect(answers.filter(({ changed }) => changed[0] === ids.toSorted()[0])).toHaveLength(1);
  });

  test("lose their appointment without a letter, and have it again when its time is free", async () => {
    const app = await open(unlimited);
    const { ask, listed, tag, untag, spamOf } = await openSpam(app);
    await bookAna(app, { email: "bot@example.com" });
    const [id = ""] = await listed();
    const appointment = () => app.db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
    const before = await appointment();
    await tag(id);
    expect(await appointment()).toMatchObject({ status: "cancelled" });
    expect((await app.outbox()).filter(({ kind }) => kind === "appointment-confirmation")).toEqual([]);
    expect((await spamOf())[0]).toMatchObject({ formKind: "appointment", wantedStart: null });
    const day = { from: "2026-11-23", to: "2026-11-23" };
    expect(await ask(getCalendar, day)).toMatchObject({ appointments: [], suspected: [] });
    app.advance(seconds(5));
    await untag(id);
    expect(await appointment()).toEqual(before);

    await tag(id);
    // The practice has read of the cancellation.
    await app.db.updateTable("outbox").set({ state: "sent" }).where("state", "=", "queued").execute();
    app.advance(hours(1));
    const [entry] = await spamOf();
    expect(await ask(spam.rescueLead, { id: entry?.id ?? "" })).toEqual({ personId: id, booking: "booked" });
    expect(await appointment()).toMatchObject({ status: "booked", starts_at: before.starts_at });
    const told = (await app.outbox()).filter(({ state }) => state === "queued").map(({ kind }) => kind);
    expect(told).toContain("appointment-confirmation");

    await tag(id);
    app.advance(days(10));
    const [late] = await spamOf();
    expect(await ask(spam.rescueLead, { id: late?.id ?? "" })).toEqual({
      personId: id,
      booking: "time-past",
    });
    expect((await ask(people.getToday, {})).waiting.map((person) => person.id)).toContain(id);
    // The time is gone, and with it the stage of who has one.
    const stage = app.db.selectFrom("people").select("stage").where("id", "=", id);
    expect(await stage.execute()).toEqual([{ stage: "new" }]);
  });

  test("are deleted 30 days after that, with their messages, and with a proof", async () => {
    const app = await open(unlimited);
    const { id, ask, tag, spamOf } = await openSpam(app);
    await ask(logTouch, { id, kind: "note", body: "Wants a link", outcome: null });
    app.advance(days(20));
    await tag(id);
    app.advance(spamLifetime - minutes(1));
    await cleanUp(app);
    expect(await spamOf()).toHaveLength(2);
    // Who writes again in the meantime is somebody new.
    const next = await sendForm(app, form, hero);
    expect(next).not.toBe(id);
    app.advance(minutes(1));
    await cleanUp(app);
    expect(await app.db.selectFrom("people").select("id").execute()).toEqual([{ id: next }]);
    expect(await app.db.selectFrom("touches").select("id").execute()).toEqual([]);
    expect(await app.leads()).toHaveLength(1);
    const proofs = await app.db.selectFrom("disposals").select(["rule", "people"]).execute();
    expect(proofs).toEqual([{ rule: "spam", people: 1 }]);
  });

  test("are deleted with a person of their address who asks for it", async () => {
    const app = await open(unlimited);
    const { id, ask, tag } = await openSpam(app);
    // As after ten mails to one mailbox in an hour.
    const withheld = { state: "withheld", needs_person_since: app.now().toISOString() } as const;
    await app.db.updateTable("outbox").set(withheld).where("state", "=", "queued").execute();
    await tag(id);
    const states = (await app.outbox()).map(({ state, needs_person_since: since }) => `${state} ${since}`);
    expect(new Set(states)).toEqual(new Set(["held null"]));
    const next = await sendForm(app, form, hero);
    await ask(deletePerson, { id: next });
    app.advance(hours(24));
    await soon(() => app.db.selectFrom("people").select("id").execute()).toEqual([]);
    expect(await app.leads()).toEqual([]);
  });
});
