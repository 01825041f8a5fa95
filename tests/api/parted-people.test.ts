import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { days, hours, seconds } from "#domain/durations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { findPeople, getPerson, getToday } from "#domain/office/people-operations.ts";
import {
  addPerson,
  changePerson,
  mergePeople,
  separateLead,
  unmergePerson,
} from "#domain/office/person-commands.ts";
import { deletePerson, exportPerson } from "#domain/office/person-requests.ts";
import { getKeeping, holdPerson } from "#domain/office/retention-operations.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { soon } from "./outbox-setup.ts";
import { contact, hero, quiz } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";
import { unpackCopy } from "./unpack-copy.ts";

let app: TestApp;
afterEach(() => app.end());

/** Somebody with two messages, and somebody else who was merged into them. */
async function openFamily() {
  app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const id = await sendForm(app, "send-hero-consultation", hero);
  app.advance(1000);
  await sendForm(app, "send-contact-message", contact);
  const other = await sendForm(app, "send-hero-consultation", { ...hero, email: "other@example.com" });
  const desk = await atWork(app, { role: "front-desk" });
  await desk.ask(mergePeople, { id, other });
  app.advance(1000);
  const second = (await app.leads()).find(({ form_kind }) => form_kind === "contact")?.id ?? "";
  return { id, other, second, desk };
}

test("nobody takes a part of a person out of the deletion that an owner began", async () => {
  const { id, other, second, desk } = await openFamily();
  const owner = await atWork(app);
  await owner.ask(deletePerson, { id });
  const refused = { code: "state-changed" };
  expect(await desk.ask(unmergePerson, { id: other })).toMatchObject(refused);
  expect(await desk.ask(separateLead, { id: second })).toMatchObject(refused);
  app.advance(hours(24));
  await soon(() => app.db.selectFrom("people").select("id").execute()).toEqual([]);
  expect(await app.leads()).toEqual([]);
});

test("what an owner holds stays held with whoever is parted from the person", async () => {
  const { id, other, second, desk } = await openFamily();
  const owner = await atWork(app);
  await owner.ask(holdPerson, { id, reason: "A lawsuit" });
  await desk.ask(unmergePerson, { id: other });
  const { personId } = await desk.ask(separateLead, { id: second });
  const reasons = [id, other, personId].map(
    async (each) => (await desk.ask(getKeeping, { id: each })).hold?.reason,
  );
  expect(await Promise.all(reasons)).toEqual(["A lawsuit", "A lawsuit", "A lawsuit"]);
});

test("who was merged by mistake is named neither on the card nor in the copy of the other, once they are parted", async () => {
  app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const owner = await atWork(app);
  const spoken = { writes: "en", speaks: "en", request: "", source: "call", consent: true } as const;
  const { id } = await owner.ask(addPerson, { ...spoken, name: "Ana", email: "", phone: "" });
  const bruno = { name: "Bruno", email: "bruno@example.com", phone: "(972) 555-0188" };
  const { id: other } = await owner.ask(addPerson, { ...spoken, ...bruno });
  await owner.ask(mergePeople, { id, other });
  app.advance(1000);
  const to = "(972) 555-0199";
  await owner.ask(changePerson, { id, changes: { phone: { from: bruno.phone, to } } });
  app.advance(1000);
  await owner.ask(unmergePerson, { id: other });
  const card = await owner.ask(getPerson, { id });
  expect(card).toMatchObject({ email: "", phone: "+19725550199" });
  const changes = card.timeline.flatMap((entry) => (entry.type === "touch" && entry.change) || []);
  expect(changes).toEqual([{ field: "phone", from: "", to }]);
  const copy = unpackCopy(await owner.ask(exportPerson, { id }));
  for (const told of [JSON.stringify(card), copy.html, copy.json]) {
    expect(told).toContain("555-0199");
    expect(told).not.toMatch(/bruno@|555-?0188/);
  }
  await owner.ask(deletePerson, { id: other });
  app.advance(hours(24));
  await soon(() => app.db.selectFrom("people").select("id").execute()).toEqual([{ id }]);
  const left = await app.db.selectFrom("touches").select("body").execute();
  expect(JSON.stringify(left)).not.toMatch(/bruno|555-?0188/i);
});

test("a form that one of them sent lists a person as long as they are one", async () => {
  const { id, second, desk } = await openFamily();
  const senders = async () =>
    (await desk.ask(listPeople, { form: "contact" })).people.map((person) => person.id);
  expect(await senders()).toEqual([id]);
  const { personId } = await desk.ask(separateLead, { id: second });
  expect(await senders()).toEqual([personId]);
  await desk.ask(mergePeople, { id, other: personId });
  expect(await senders()).toEqual([id]);
  await desk.ask(changePerson, { id, changes: { name: { from: "Ana Prueba", to: "Ana Pérez" } } });
  expect(await senders()).toEqual([id]);
  await desk.ask(unmergePerson, { id: personId });
  expect(await senders()).toEqual([personId]);
});

test("what comes next for one of them, and who sees to it, is the person's until they are parted", async () => {
  app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const desk = await atWork(app, { role: "front-desk" });
  const send = (email: string) => sendForm(app, "send-hero-consultation", { ...hero, email });
  const [id, other, third] = [
    await send("a@example.com"),
    await send("b@example.com"),
    await send("c@example.com"),
  ];
  const nextStepAt = app.now().toISOString();
  const change = async (personId: string, changes: object) =>
    expect(await desk.ask(changePerson, { id: personId, changes })).toEqual({});
  await change(other, {
    nextStep: { from: "", to: "Ask for the W-2" },
    nextStepAt: { from: null, to: nextStepAt },
    assignedTo: { from: null, to: desk.user.id },
  });
  const due = async () => (await desk.ask(getToday, {})).due.map(({ person }) => person.id);
  expect(await desk.ask(mergePeople, { id, other })).toHaveProperty("mergeId");
  expect(await due()).toEqual([id]);
  const card = await desk.ask(getPerson, { id });
  expect(card).toMatchObject({ nextStep: "Ask for the W-2", nextStepAt, assignedTo: { id: desk.user.id } });
  expect(await desk.ask(unmergePerson, { id: other })).toHaveProperty("mergeId");
  expect(await due()).toEqual([other]);
  const parted = await desk.ask(getPerson, { id });
  expect(parted).toMatchObject({ nextStep: "", nextStepAt: null, assignedTo: null });

  // A moment alone is no step of one's own, and a step that goes takes its moment, whatever it is by then.
  const [tomorrow, later] = [1, 2].map((count) => new Date(app.now().getTime() + days(count)).toISOString());
  await change(id, { nextStepAt: { from: null, to: tomorrow } });
  app.advance(seconds(1));
  expect(await desk.ask(mergePeople, { id, other })).toHaveProperty("mergeId");
  expect(await due()).toEqual([id]);
  app.advance(seconds(1));
  await change(id, { nextStepAt: { from: nextStepAt, to: later } });
  expect(await desk.ask(unmergePerson, { id: other })).toHaveProperty("mergeId");
  expect(await desk.ask(getPerson, { id })).toMatchObject({ nextStep: "", nextStepAt: null });

  // A step of one's own stays without the moment of another one; whoever left the staff sees to nothing.
  await change(third, { nextStep: { from: "", to: "Call back" } });
  await app.db.updateTable("people").set({ assigned_to: randomUUID() }).where("id", "=", other).execute();
  expect(await desk.ask(mergePeople, { id: third, other })).toHaveProperty("mergeId");
  const kept = await desk.ask(getPerson, { id: third });
  expect(kept).toMatchObject({ nextStep: "Call back", nextStepAt: null, assignedTo: null });
});

test("nobody whose data is being deleted is offered as the same person", async () => {
  app = await startApp();
  const ids = [
    await sendForm(app, "send-hero-consultation", hero),
    await sendForm(app, "send-hero-consultation", { ...hero, email: "other@example.com" }),
  ];
  await app.db.updateTable("people").set({ phone: "+12145550177" }).execute();
  const owner = await atWork(app);
  const alike = () =>
    Promise.all(ids.map(async (id) => (await owner.ask(getPerson, { id })).alike.map((other) => other.id)));
  expect(await alike()).toEqual(ids.toReversed().map((id) => [id]));
  await owner.ask(deletePerson, { id: ids[0] ?? "" });
  expect(await alike()).toEqual([[], []]);
});

test("whoever gave no name has the other's, in lists too, until they are parted", async () => {
  app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const desk = await atWork(app);
  const nameless = await sendForm(app, "send-quiz-recommendation", { ...quiz, email: "quiz@example.com" });
  const other = await sendForm(app, "send-hero-consultation", hero);
  const names = async () =>
    (await desk.ask(listPeople, {})).people.map(({ id, name }) => (id === nameless ? name : "")).join("");
  expect(await names()).toBe("quiz@example.com");
  await desk.ask(mergePeople, { id: nameless, other });
  expect(await names()).toBe("Ana Prueba");
  expect((await desk.ask(getPerson, { id: nameless })).name).toBe("Ana Prueba");
  app.advance(1000);
  await desk.ask(unmergePerson, { id: other });
  expect(await names()).toBe("quiz@example.com");
  expect((await desk.ask(getPerson, { id: nameless })).name).toBe("");
  expect((await desk.ask(findPeople, { text: "prueba" })).people.map(({ id }) => id)).toEqual([other]);
});
