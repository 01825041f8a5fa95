import { expect, onTestFinished, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { logTouch, undoTouch } from "#domain/office/answer-operations.ts";
import { bookAppointment, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import { findPeople, getPerson, getToday } from "#domain/office/people-operations.ts";
import { addPerson, changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { getKeeping, handOverPerson } from "#domain/office/retention-operations.ts";
import type { Stage } from "#domain/people/people.ts";
import { startApp } from "../start-app.ts";
import { bookAna, consultationByPhone } from "./appointment-calls.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("each field of a person is changed, and emptied where it may be empty", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const ana = await atWork(app);
  const nextStepAt = "2026-12-01T15:00:00.000Z";
  const full = {
    name: { from: "Ana Prueba", to: "Ana Soto" },
    email: { from: "ana@example.com", to: "Ana.Soto@Example.com" },
    phone: { from: "", to: "214-555-0177 ext 4" },
    writes: { from: "en", to: "es" },
    speaks: { from: "en", to: "es" },
    nextStep: { from: "", to: "Ask for the W-2" },
    nextStepAt: { from: null, to: nextStepAt },
    stage: { from: "new", to: "closed" },
    closedReason: { from: "", to: "Moved away" },
    blockedChannels: { from: "", to: "whatsapp,mail" },
    assignedTo: { from: null, to: ana.user.id },
  } as const;
  expect(await ana.ask(changePerson, { id, changes: full })).toEqual({});
  expect(await ana.ask(getPerson, { id })).toMatchObject({
    name: "Ana Soto",
    email: "ana.soto@example.com",
    phone: "+12145550177",
    phoneShown: "(214) 555-0177 ext. 4",
    writes: "es",
    speaks: "es",
    nextStep: "Ask for the W-2",
    nextStepAt,
    stage: "closed",
    closedReason: "Moved away",
    blockedChannels: ["whatsapp", "mail"],
    assignedTo: { id: ana.user.id },
  });
  const found = await ana.ask(findPeople, { text: "555 0177" });
  expect(found.people).toMatchObject([{ phone: "(214) 555-0177 ext. 4" }]);
  // Taken back, it names what was typed: the office knows no other spelling.
  const takenBack = {
    email: { from: full.email.to, to: "ana@example.com" },
    phone: { from: full.phone.to, to: "" },
  };
  expect(await ana.ask(changePerson, { id, changes: takenBack })).toEqual({});
  const again = { email: { from: "ana@example.com", to: full.email.to } };
  expect(await ana.ask(changePerson, { id, changes: again })).toEqual({});
  const empty = {
    email: { from: "ana.soto@example.com", to: "" },
    nextStep: { from: "Ask for the W-2", to: "" },
    nextStepAt: { from: nextStepAt, to: null },
    closedReason: { from: "Moved away", to: "" },
    blockedChannels: { from: "whatsapp,mail", to: "" },
    assignedTo: { from: ana.user.id, to: null },
  };
  expect(await ana.ask(changePerson, { id, changes: empty })).toEqual({});
  expect(await ana.ask(getPerson, { id })).toMatchObject({
    email: "",
    nextStep: "",
    nextStepAt: null,
    closedReason: "",
    blockedChannels: [],
    assignedTo: null,
  });
});

test("a phone number that nobody can dial is refused, unless taking a change back brings it", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const ana = await atWork(app);
  const undialed = "972 555 017";
  const change = (from: string, to: string) =>
    ana.ask(changePerson, { id, changes: { phone: { from, to } } });
  const refused = { code: "input-invalid", field: "phone", error: "phone-invalid" };
  expect(await change("", undialed)).toMatchObject(refused);
  const walkIn = { name: "Luis", writes: "es", speaks: "es", source: "visit", consent: true } as const;
  expect(await ana.ask(addPerson, { ...walkIn, phone: "123" })).toMatchObject(refused);
  // As a form of the website may bring it.
  await app.db.updateTable("people").set({ phone_shown: undialed }).where("id", "=", id).execute();
  expect(await change(undialed, "")).toEqual({});
  expect(await change("", undialed)).toEqual({});
  expect(await ana.ask(getPerson, { id })).toMatchObject({ phone: "", phoneShown: undialed });
});

test("a message that waits stands in the lists until it is answered, whatever is booked meanwhile", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const ana = await atWork(app);
  await ana.ask(changePerson, { id, changes: { phone: { from: "", to: "214 555 0177" } } });
  const listed = async () => (await ana.ask(getToday, {})).waiting.map(({ formKind }) => formKind);
  const shown = async () => {
    const { people } = await ana.ask(findPeople, { text: hero.name });
    return people.map(({ formKind }) => formKind);
  };
  app.advance(seconds(1));
  const booking = { ...consultationByPhone, personId: id, start: "2026-11-24T10:00" };
  expect(await ana.ask(bookAppointment, booking)).toHaveProperty("eventId");
  expect(await listed()).toEqual(["hero"]);
  app.advance(seconds(1));
  await bookAna(app);
  expect(await listed()).toEqual(["hero"]);
  const { touchId } = await ana.ask(logTouch, { id, kind: "call", outcome: "reached", body: "" });
  expect([await listed(), await shown()]).toEqual([[], ["appointment"]]);
  await ana.ask(undoTouch, { id: touchId });
  expect(await listed()).toEqual(["hero"]);
});

test("a booking by the staff of somebody closed revives no old wait, nor does taking it back", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const ana = await atWork(app);
  const change = async (changes: object) => expect(await ana.ask(changePerson, { id, changes })).toEqual({});
  await change({ stage: { from: "new", to: "closed" }, phone: { from: "", to: "214 555 0177" } });
  const dueAt = async () =>
    (await app.db.selectFrom("people").select("reply_due_at").executeTakeFirstOrThrow()).reply_due_at;
  const book = async (start: string) =>
    ana.ask(bookAppointment, { ...consultationByPhone, personId: id, start });
  app.advance(seconds(1));
  const { id: appointment, eventId } = await book("2026-11-24T10:00");
  expect(await ana.ask(undoAppointmentChange, { id: appointment, eventId })).toEqual({});
  expect(await dueAt()).toBeNull();
  app.advance(seconds(1));
  await book("2026-11-24T11:00");
  await change({ stage: { from: "booked", to: "client" } });
  expect(await dueAt()).toBeNull();
});

test("a client who comes back is not handed over, unless it was a mistake or what somebody else is", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  onTestFinished(() => app.end());
  const [id, other] = [
    await sendForm(app, "send-hero-consultation", hero),
    await sendForm(app, "send-hero-consultation", { ...hero, email: "other@example.com" }),
  ];
  const ana = await atWork(app);
  const handOver = (each: string) => ana.ask(handOverPerson, { id: each, isHandedOver: true });
  const shown = async () => (await ana.ask(getKeeping, { id })).handedOverAt;
  const shownAfter = async (from: Stage, to: Stage) => {
    app.advance(seconds(1));
    expect(await ana.ask(changePerson, { id, changes: { stage: { from, to } } })).toEqual({});
    return shown();
  };
  await shownAfter("new", "client");
  await handOver(id);
  const at = await shown();
  expect(at).not.toBeNull();
  expect(await shownAfter("client", "talking")).toBe(at);
  expect(await shownAfter("talking", "client")).toBe(at);
  expect(await shownAfter("client", "closed")).toBe(at);
  app.advance(minutes(1));
  expect(await shownAfter("closed", "client")).toBeNull();
  expect(await shownAfter("client", "closed")).toBe(at);
  app.advance(minutes(1));

  const mergedAndParted = async () => {
    app.advance(seconds(1));
    await ana.ask(mergePeople, { id, other });
    const merged = await shown();
    app.advance(seconds(1));
    await ana.ask(unmergePerson, { id: other });
    return [merged, await shown()];
  };
  await ana.ask(changePerson, { id: other, changes: { stage: { from: "new", to: "client" } } });
  expect(await mergedAndParted()).toEqual([null, at]);
  await handOver(other);
  expect(await mergedAndParted()).toEqual([(await ana.ask(getKeeping, { id: other })).handedOverAt, at]);
  app.advance(minutes(1));
  expect(await shownAfter("closed", "client")).toBeNull();
});
