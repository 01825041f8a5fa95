import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import {
  bookAppointment,
  moveAppointment,
  undoAppointmentChange,
} from "#domain/office/calendar-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import { describeOnBoth, shippedRelease, siteUrl, type startApp } from "../start-app.ts";
import { ana, bookAna, consultationByPhone, monday, tuesday } from "./appointment-calls.ts";
import { office, openBookWithPost } from "./appointment-post.ts";
import { openDesk } from "./desk-calls.ts";

const tuesdayUtc = "2026-11-24T20:30:00.000Z";
const notary = { service: "mobile-notary", address: "12 Main St, Dallas", start: tuesday };
const eva = { name: "Eva Prueba", email: "eva@example.com", phone: "", start: monday };

/** A practice whose notary also meets by phone, as the front desk sees it. */
async function openNotary(open: typeof startApp) {
  const { practice, ...release } = await shippedRelease(siteUrl);
  const meetings: MeetingWay[] = ["visit", "phone"];
  const types = practice.appointments.types.map((type) =>
    type.id === notary.service ? { ...type, meetings } : type,
  );
  const shipped = {
    ...release,
    practice: { ...practice, appointments: { ...practice.appointments, types } },
  };
  const book = await openBookWithPost((options) => open({ ...options, shipped }));
  const { app } = book;
  const desk = await openDesk(app, "front-desk");
  const booked = () => app.db.selectFrom("appointments").selectAll().orderBy("created_at", "desc");
  const change = async (rest: object, letter = true) => {
    const { id } = await booked().executeTakeFirstOrThrow();
    return desk.call(moveAppointment, { id, letter, ...rest });
  };
  const undo = async ({ eventId }: Record<string, unknown>) => {
    const { id } = await booked().executeTakeFirstOrThrow();
    return desk.call(undoAppointmentChange, { id, eventId: String(eventId) });
  };
  return { ...book, desk, change, undo, appointment: () => booked().executeTakeFirstOrThrow() };
}

describeOnBoth("how an appointment is met", (open) => {
  test("is changed at its time, with letters, a webhook, a line on the card and a row of the log", async () => {
    const { app, hook, desk, goTo, settle, lettersTo, change } = await openNotary(open);
    await bookAna(app, { ...notary, locale: "es" });
    await settle();
    const rows = (table: "slot_units" | "outbox") => app.db.selectFrom(table).selectAll().execute();
    const reminders = async () =>
      (await rows("outbox")).filter(
        ({ kind, state }) => kind === "appointment-reminder" && state === "queued",
      );
    const [units, waiting] = [await rows("slot_units"), await reminders()];
    const byPhone = await change({ meeting: "phone", seenMeeting: "visit", seen: tuesdayUtc });
    expect(byPhone).toMatchObject({ hasLetter: true, isOutsideHours: false });
    await goTo(app.now().getTime() + minutes(1));
    expect(await rows("slot_units")).toEqual(units);
    expect((await reminders()).map(({ due_at }) => due_at)).toEqual(waiting.map(({ due_at }) => due_at));
    const [first, letter] = lettersTo(ana.email);
    expect(letter?.subject).toContain("Su cita cambió: ");
    expect(letter?.text).toContain("Le llamaremos al (214) 555-0177.");
    const stays = { uid: first?.entry?.uid, start: tuesdayUtc, end: first?.entry?.end };
    expect(letter?.entry).toMatchObject({ ...stays, method: "REQUEST", sequence: 1 });
    const notice = lettersTo(office).at(-1);
    expect(notice?.subject).toContain("Appointment changed: Ana Prueba");
    expect(notice?.entry).toMatchObject({ sequence: 1, location: "By phone: call (214) 555-0177" });
    const told = JSON.parse(hook.calls.at(-1)?.body ?? "");
    expect(told).toMatchObject({ event: "moved", meeting: "phone", start: tuesdayUtc, sequence: 1 });
    expect(told).not.toHaveProperty("previousStart");
    const [lead] = await app.leads();
    const { timeline } = await desk.call(getPerson, { id: lead?.person_id });
    expect(timeline).toContainEqual(
      expect.objectContaining({ type: "appointment", event: "changed", meeting: "phone" }),
    );
    const log = app.db.selectFrom("audit").select("details").where("action", "=", "move-appointment");
    expect(await log.execute()).toEqual([{ details: JSON.stringify({ letter: true, meeting: "phone" }) }]);

    await change({ start: monday, meeting: "visit", address: "34 Elm St, Plano 75074" });
    await goTo(app.now().getTime() + minutes(1));
    expect(lettersTo(ana.email).at(-1)?.subject).toContain("Su cita quedó reprogramada");
    expect(lettersTo(office).at(-1)?.entry).toMatchObject({
      sequence: 2,
      start: new Date(monday).toISOString(),
      location: "34 Elm St, Plano 75074",
    });

    await change({ meeting: "phone" });
    await goTo(app.now().getTime() + minutes(1));
    const email = { from: ana.email, to: "right@example.com" };
    expect(await desk.call(changePerson, { id: lead?.person_id, changes: { email } })).toEqual({});
    await goTo(app.now().getTime() + minutes(1));
    expect(lettersTo(email.to).map(({ text }) => text)).toEqual([
      expect.stringContaining("Le llamaremos al"),
    ]);
  });

  test("tells of another address of a visit, without the address, which is on the page of the appointment", async () => {
    const { app, settle, goTo, lettersTo, change } = await openNotary(open);
    const { manageUrl } = await bookAna(app, { ...notary, locale: "es" });
    await settle();
    const letterAbout = async (rest: object) => {
      expect(await change({ meeting: "visit", ...rest })).toMatchObject({ hasLetter: true });
      await goTo(app.now().getTime() + minutes(1));
      return lettersTo(ana.email).at(-1);
    };
    const news = "Cambió la dirección de nuestra visita. La nueva está en la página de su cita";
    const changed = await letterAbout({ address: "34 Elm St, Plano 75074" });
    expect(changed?.subject).toContain("Su cita cambió: ");
    const moved = await letterAbout({ address: "56 Oak St, Plano 75074", start: monday });
    expect(moved?.subject).toContain("Su cita quedó reprogramada: ");
    for (const letter of [changed, moved]) {
      expect(letter?.text).toContain(news);
      expect(letter?.text).toContain("Cómo nos reunimos: Iremos a la dirección de su cita.");
      expect(letter?.all).not.toMatch(/forma de reunirnos|usted nos dio|Elm St|Oak St/);
    }
    expect(changed?.text).toContain("La fecha y la hora siguen igual.");
    const page = await (await fetch(app.url + new URL(manageUrl).pathname)).text();
    expect(page).toContain("Iremos a 56 Oak St, Plano 75074.");
    await change({ meeting: "phone" });
    expect((await letterAbout({ address: "56 Oak St, Plano 75074" }))?.text).not.toContain(news);
  });

  test("is refused without what it needs, or when somebody else changed it, and is taken back whole", async () => {
    const { app, settle, goTo, desk, lettersTo, change, undo, appointment } = await openNotary(open);
    await bookAna(app, notary);
    await settle();
    const place = async () => ({
      ...(await appointment()),
      address: JSON.parse((await app.leads()).at(-1)?.fields ?? "{}").address,
    });
    const before = await place();
    for (const [wanted, refusal] of [
      [{ meeting: "office" }, { code: "input-invalid", field: "meeting" }],
      [
        { meeting: "visit", address: "34 Elm St" },
        { code: "input-invalid", field: "address" },
      ],
      [{ meeting: "phone", seenMeeting: "video" }, { code: "state-changed" }],
      [
        { meeting: "phone", seen: monday },
        { code: "field-conflict", field: "start" },
      ],
      [{ meeting: "visit", address: notary.address }, { code: "state-changed" }],
      [{}, { code: "state-changed" }],
    ] as const)
      expect(await change(wanted)).toMatchObject(refusal);
    expect(await place()).toEqual(before);

    const elsewhere = await change({ meeting: "visit", address: "34 Elm St, Plano 75074" });
    expect(await place()).toMatchObject({ sequence: 1, address: "34 Elm St, Plano 75074" });
    expect(await undo(elsewhere)).toEqual({});
    expect(await place()).toEqual(before);
    expect(await undo(await change({ meeting: "phone" }, false))).toEqual({});
    expect(await place()).toEqual(before);
    const told = await change({ meeting: "phone" });
    await goTo(app.now().getTime() + minutes(1));
    expect(await undo(told)).toMatchObject({ code: "too-late" });
    expect(lettersTo(ana.email)).toHaveLength(2);
    // What came back before a letter about it had left is told as it is.
    await change({ meeting: "visit", address: notary.address });
    await change({ meeting: "phone" });
    await goTo(app.now().getTime() + minutes(1));
    expect(lettersTo(ana.email).map(({ subject }) => subject.split(":")[0])).toEqual([
      "Your appointment is confirmed",
      "Your appointment has changed",
      "Your appointment is confirmed",
    ]);

    // Who gave no number is called only at one that the office noted since.
    await bookAna(app, { service: "consultation", meeting: "video", ...eva });
    expect(await change({ meeting: "phone" })).toMatchObject({ code: "input-invalid", field: "meeting" });
    const id = (await app.leads()).at(-1)?.person_id;
    const { phoneShown } = await desk.call(getPerson, { id });
    const phone = { from: phoneShown, to: "972 555 0133" };
    expect(await desk.call(changePerson, { id, changes: { phone } })).toEqual({});
    expect(await change({ meeting: "phone" })).toMatchObject({ hasLetter: true });
    await goTo(app.now().getTime() + minutes(1));
    expect(lettersTo(eva.email).at(-1)?.text).toContain("We will call you at (972) 555-0133.");
    await goTo(monday);
    const { call } = await openDesk(app, "front-desk");
    const begun = { id: (await appointment()).id, letter: true, meeting: "video" };
    expect(await call(moveAppointment, begun)).toMatchObject({ code: "input-invalid", field: "start" });
    const visit = { ...consultationByPhone, typeId: notary.service, meeting: "visit", address: "34 Elm St" };
    expect(await call(bookAppointment, { ...visit, personId: id, start: tuesday })).toMatchObject({
      code: "input-invalid",
      field: "address",
    });
  });
});
