import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { days, seconds } from "#domain/durations.ts";
import * as calendar from "#domain/office/calendar-operations.ts";
import { findPeople, getPerson } from "#domain/office/people-operations.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { beto, book, bookAna, change, tokenIn, tuesday } from "./appointment-calls.ts";
import { openDesk } from "./desk-calls.ts";
import { signedInStaff } from "./office-staff.ts";

const at = (time: string) => new Date(`2026-11-24T${time}-06:00`).toISOString();

async function insertPerson(app: TestApp, email: string): Promise<string> {
  const id = randomUUID();
  const at = app.now().toISOString();
  const blank = { closed_reason: "", next_step: "", blocked_channels: "[]" };
  const person = { name: "Rosa Prueba", email, phone: "+12145550199", phone_shown: "214 555 0199" };
  await app.db
    .insertInto("people")
    .values({
      id,
      ...person,
      ...blank,
      writes: "es",
      speaks: "es",
      stage: "new",
      last_activity_at: at,
      created_at: at,
    })
    .execute();
  return id;
}

describeOnBoth("the appointments of the office", (open) => {
  test("an appointment moves to any time for a reason, is canceled, and comes back until its letter leaves", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const desk = await openDesk(app, "front-desk");
    const { manageUrl } = await bookAna(app, { start: tuesday });
    await bookAna(app, { start: at("09:00:00"), email: "other@example.com" });
    const find = async () => (await desk.day("2026-11-24")).appointments as { id: string; from: string }[];
    const id = (await find()).at(-1)?.id ?? "";
    const move = (start: string, rest = {}) =>
      desk.call(calendar.moveAppointment, { id, start, letter: true, ...rest });
    expect(await move("2026-11-24T09:00")).toMatchObject({ code: "slot-taken" });
    expect(await move("2026-11-24T19:15")).toMatchObject({ code: "input-invalid", field: "reason" });
    expect(await move("2026-11-20T08:00")).toMatchObject({ code: "input-invalid", field: "start" });
    const times = await desk.call(calendar.listFreeTimes, {
      typeId: "consultation",
      appointment: id,
      near: at("09:00:00"),
    });
    expect((times.slots as { from: string }[]).map(({ from }) => from)).toContain("2026-11-24T09:30");

    const evening = await move("2026-11-24T19:15", { reason: "by day, 123-45-6789" });
    expect(evening).toMatchObject({ hasLetter: true, isOutsideHours: true });
    expect(await find()).toMatchObject([{}, { id, from: "2026-11-24T19:15", reason: "by day, ***-**-6789" }]);
    const letters = async () =>
      (await app.outbox()).filter(({ kind }) => kind === "appointment-confirmation");
    const waiting = (await letters()).find(({ ref_id }) => ref_id === evening.eventId);
    expect(waiting?.due_at).toBe(new Date(app.now().getTime() + seconds(15)).toISOString());
    // Whoever has not seen that change does not overrule it unasked.
    const startsAt = at("19:15:00");
    expect(await move("2026-11-24T15:30", { seen: at("14:30:00") })).toMatchObject({
      code: "field-conflict",
      field: "start",
      current: startsAt,
      by: expect.stringMatching(/./),
    });
    const stale = { id, letter: true, seen: at("14:30:00") };
    expect(await desk.call(calendar.cancelAppointment, stale)).toMatchObject({ code: "field-conflict" });
    expect(await move("2026-11-24T19:15", { seen: startsAt })).toMatchObject({ code: "state-changed" });
    const undo = (eventId: unknown) => desk.call(calendar.undoAppointmentChange, { id, eventId });
    expect(await undo(evening.eventId)).toEqual({});
    expect(await undo(evening.eventId)).toMatchObject({ code: "too-late" });
    expect(await find()).toMatchObject([{}, { id, from: "2026-11-24T14:30", reason: null }]);
    expect((await letters()).every(({ ref_id }) => ref_id !== evening.eventId)).toBe(true);

    const canceled = await desk.call(calendar.cancelAppointment, { ...stale, letter: false });
    expect(canceled).toMatchObject({ hasLetter: false });
    expect(await find()).toHaveLength(1);
    expect(await undo(canceled.eventId)).toEqual({});
    const again = await desk.call(calendar.cancelAppointment, { id, letter: true });
    expect((await book(app, { ...beto, start: tuesday })).status).toBe(200);
    expect(await undo(again.eventId)).toMatchObject({ code: "slot-taken" });
    await app.db.updateTable("outbox").set({ state: "sent" }).where("state", "=", "queued").execute();
    expect(await undo(again.eventId)).toMatchObject({ code: "too-late" });
    expect((await change(app, tokenIn(manageUrl), { action: "cancel" })).status).toBe(303);
  });

  test("a person on the phone is booked with spoken consent, written to only at an address, and noted as kept", async () => {
    const app = await open();
    const desk = await openDesk(app);
    const [withMail, without] = [await insertPerson(app, "rosa@example.com"), await insertPerson(app, "")];
    const wanted = { typeId: "consultation", meeting: "phone", consent: true, address: "" };
    const bookFor = (personId: string, start: string, rest = {}) =>
      desk.call(calendar.bookAppointment, { ...wanted, personId, start, ...rest });
    expect(await bookFor(without, at("10:00:00"), { consent: false })).toMatchObject({ field: "consent" });
    expect(await bookFor(without, at("10:00:00"), { meeting: "visit" })).toMatchObject({ field: "meeting" });
    // The clock stands at 9:00: visitors would have to keep a notice of four hours.
    expect(await bookFor(without, "2026-11-20T10:00")).toMatchObject({
      hasLetter: false,
      isOutsideHours: false,
    });
    expect(await bookFor(withMail, "2026-11-20T10:00")).toMatchObject({ code: "slot-taken" });
    app.advance(1);
    expect(await bookFor(withMail, "2026-11-20T11:00")).toMatchObject({ hasLetter: true });
    expect(await app.leads()).toMatchObject([
      { person_id: without, consent_version: "spoken" },
      { person_id: withMail, consent_version: "spoken" },
    ]);
    // Nobody wrote: the office did, for this very person.
    const card = (await desk.call(getPerson, { id: withMail })) as { timeline: object[] };
    const entered = { type: "submission", isByOffice: true, isSeparable: false };
    expect(card.timeline).toContainEqual(expect.objectContaining(entered));
    const kinds = (await app.outbox()).map(({ kind }) => kind).toSorted();
    expect(kinds.filter((kind) => kind === "appointment-confirmation")).toHaveLength(1);
    const { appointments } = (await desk.day("2026-11-20")) as { appointments: { id: string }[] };
    const id = appointments[0]?.id;
    expect(appointments).toMatchObject([
      { personId: without, hasMail: false, writes: "es" },
      { personId: withMail },
    ]);
    const note = { id, seen: null, outcome: "no-show" };
    expect(await desk.call(calendar.noteOutcome, note)).toMatchObject({ code: "state-changed" });
    app.advance(seconds(2 * 3600));
    const later = await openDesk(app);
    const steps = [note, { id, seen: "no-show", outcome: "kept" }, { id, seen: "kept", outcome: null }];
    for (const step of steps) {
      expect(await later.call(calendar.noteOutcome, step)).toEqual({});
      const { outcome } = step;
      expect(await later.call(getPerson, { id: without })).toMatchObject({ appointments: [{ outcome }] });
    }
    const firstDay = async ({ call }: typeof desk) =>
      ((await call(calendar.getCalendar, {})) as { days: { day: string }[] }).days[0]?.day;
    expect(await firstDay(later)).toBe("2026-11-16");
    app.advance(days(2));
    const sunday = await openDesk(app);
    expect(await firstDay(sunday)).toBe("2026-11-23");
    const evening = { personId: withMail, start: "2026-11-22T20:00", reason: "works by day" };
    expect(await sunday.call(calendar.bookAppointment, { ...wanted, ...evening })).toMatchObject({
      isOutsideHours: true,
    });
    expect(await firstDay(sunday)).toBe("2026-11-16");
  });

  test("a booking of the office is taken back whole before its letter leaves, and taken by a colleague", async () => {
    const app = await open();
    const desk = await openDesk(app);
    const personId = await insertPerson(app, "rosa@example.com");
    const wanted = { typeId: "consultation", meeting: "phone", consent: true, address: "", personId };
    const bookAt = async (start: string) =>
      (await desk.call(calendar.bookAppointment, { ...wanted, start })) as { id: string; eventId: string };
    const stage = async () =>
      await app.db
        .selectFrom("people")
        .select(["stage", "last_lead_id", "form_kinds"])
        .executeTakeFirstOrThrow();
    const terms = async () =>
      (await app.db.selectFrom("search_terms").select("term").orderBy("term").execute()).map(
        ({ term }) => term,
      );
    const before = await stage();
    const { id, eventId } = await bookAt("2026-11-20T10:00");
    expect(await stage()).toMatchObject({ stage: "booked", last_lead_id: expect.any(String) });
    const reference = (await app.leads())[0]?.id ?? "";
    const { people } = await desk.call(findPeople, { text: reference });
    expect(people).toMatchObject([{ id: personId }]);
    expect(await desk.call(calendar.undoAppointmentChange, { id, eventId })).toEqual({});
    expect(await stage()).toEqual(before);
    expect((await terms()).filter((term) => term.startsWith("r:"))).toEqual([]);
    expect([await app.leads(), await app.outbox()]).toEqual([[], []]);
    for (const table of ["appointments", "appointment_events", "slot_units"] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await desk.call(calendar.undoAppointmentChange, { id, eventId })).toMatchObject({
      code: "not-found",
    });

    app.advance(1);
    const again = await bookAt("2026-11-20T10:00");
    const assign = (assignedTo: string | null, seen: string | null = null) =>
      desk.call(calendar.assignAppointment, { id: again.id, seen, assignedTo });
    const assigned = async () =>
      ((await desk.day("2026-11-20")) as { appointments: { assignedTo: string | null }[] }).appointments.map(
        ({ assignedTo }) => assignedTo,
      );
    expect(await assign(personId)).toMatchObject({ code: "input-invalid", field: "assignedTo" });
    const { user } = await signedInStaff(app);
    expect(await assign(user.id)).toEqual({});
    expect(await assigned()).toEqual([user.id]);
    await assign(null, user.id);
    expect(await assigned()).toEqual([null]);
    await app.db
      .updateTable("outbox")
      .set({ state: "sent" })
      .where("kind", "=", "appointment-notice")
      .execute();
    expect(await desk.call(calendar.undoAppointmentChange, again)).toMatchObject({ code: "too-late" });
    expect(await assigned()).toHaveLength(1);
  });
});
