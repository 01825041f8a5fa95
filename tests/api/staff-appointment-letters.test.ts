import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import {
  bookAppointment,
  moveAppointment,
  undoAppointmentChange,
} from "#domain/office/calendar-operations.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { ana, monday, tuesday } from "./appointment-calls.ts";
import { office, openBookWithPost } from "./appointment-post.ts";
import { openDesk } from "./desk-calls.ts";

const tuesdayUtc = "2026-11-24T20:30:00.000Z";

describeOnBoth("the letters about what the staff book", (open) => {
  test("reach the practice about somebody without a mail address", async () => {
    const { app, settle, lettersTo } = await openBookWithPost(open);
    const desk = await openDesk(app);
    const caller = { name: "Ana Prueba", email: "", phone: "214 555 0177", writes: "es", speaks: "es" };
    const added = await desk.call(addPerson, { ...caller, request: "", source: "call", consent: true });
    const wanted = { typeId: "consultation", meeting: "phone", consent: true, address: "", start: tuesday };
    await desk.call(bookAppointment, { ...wanted, personId: added.id });
    await settle();
    app.advance(minutes(1));
    await settle();
    const [letter] = lettersTo(office);
    expect(letter?.subject).toContain("Ana Prueba");
    expect(letter?.entry).toMatchObject({ method: "REQUEST", start: tuesdayUtc, attendees: [] });
    for (const text of [letter?.text, letter?.entry?.description]) {
      expect(text).toContain("Please speak to them in Spanish.");
      expect(text).not.toContain("emails in Spanish");
    }
  });

  /** Books an appointment with a mail address at the desk. */
  async function openWithBooking() {
    const book = await openBookWithPost(open);
    const desk = await openDesk(book.app);
    const caller = {
      name: "Ana Prueba",
      email: ana.email,
      phone: "214 555 0177",
      writes: "en",
      speaks: "en",
    };
    const added = await desk.call(addPerson, { ...caller, request: "", source: "call", consent: true });
    const wanted = { typeId: "consultation", meeting: "phone", consent: true, address: "", start: monday };
    const { id } = await desk.call(bookAppointment, { ...wanted, personId: added.id });
    const move = (start: string, letter = false) =>
      desk.call(moveAppointment, { id: String(id), start, letter });
    const undo = ({ eventId }: Record<string, unknown>) =>
      desk.call(undoAppointmentChange, { id: String(id), eventId: String(eventId) });
    return { ...book, move, undo };
  }

  test("confirm a booking that the office moved without a letter before its own had left", async () => {
    const { app, settle, lettersTo, move } = await openWithBooking();
    await move("2026-11-24T10:00");
    await move("2026-11-24T14:30");
    await settle();
    app.advance(minutes(1));
    await settle();
    await move("2026-11-24T11:00");
    await settle();
    app.advance(minutes(1));
    await settle();
    const letters = lettersTo(ana.email);
    expect(letters).toMatchObject([{ entry: { method: "REQUEST", start: tuesdayUtc } }]);
    expect(letters[0]?.subject).toContain("Your appointment is confirmed");
    expect(letters[0]?.text).toMatch(/\/appointments\/[\w-]+/);
  });

  test("confirm it also where the last of two such moves is taken back", async () => {
    const { settle, app, lettersTo, move, undo } = await openWithBooking();
    await move("2026-11-24T14:30");
    expect(await undo(await move("2026-11-24T10:00"))).toEqual({});
    await settle();
    app.advance(minutes(1));
    await settle();
    const subject = expect.stringContaining("Your appointment is confirmed");
    expect(lettersTo(ana.email)).toMatchObject([{ subject, entry: { start: tuesdayUtc } }]);
  });

  test("confirm it also where an earlier letter about it failed", async () => {
    const { app, settle, lettersTo, move } = await openWithBooking();
    const confirmation = app.db.updateTable("outbox").where("kind", "=", "appointment-confirmation");
    await confirmation.set({ state: "failed", attempts: 8 }).execute();
    await move("2026-11-24T10:00", true);
    await move("2026-11-24T14:30");
    await settle();
    app.advance(minutes(1));
    await settle();
    const subject = expect.stringContaining("Your appointment is confirmed");
    expect(lettersTo(ana.email)).toMatchObject([{ subject, entry: { start: tuesdayUtc } }]);
  });
});
