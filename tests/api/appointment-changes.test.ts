import { describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { hours, minutes } from "#domain/durations.ts";
import { bookAppointment, moveAppointment } from "#domain/office/calendar-operations.ts";
import { addPerson, changePerson } from "#domain/office/person-commands.ts";
import { appointmentComposers } from "#server/appointments/deliveries.ts";
import { describeOnBoth } from "../start-app.ts";
import {
  ana,
  book,
  bookAna,
  change,
  consultationByPhone,
  monday,
  tokenIn,
  tuesday,
} from "./appointment-calls.ts";
import { office, openBookWithPost } from "./appointment-post.ts";
import { openDesk } from "./desk-calls.ts";

describeOnBoth("a booked appointment", (open) => {
  test("moving takes the new time before it gives the old one back", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { manageUrl } = await bookAna(app);
    const token = tokenIn(manageUrl);
    await bookAna(app, { start: tuesday, email: "eva@example.com" });
    expect((await change(app, token, { action: "move", start: tuesday })).status).toBe(409);
    expect((await book(app, { ...ana, email: "ida@example.com" })).status).toBe(409);
    const wednesday = "2026-11-25T10:00:00-06:00";
    const moved = await change(app, token, { action: "move", start: wednesday });
    expect([moved.status, moved.headers.get("location")]).toEqual([303, `/appointments/${token}?done=moved`]);
    expect((await book(app, { ...ana, email: "ida@example.com" })).status).toBe(200);
    expect((await book(app, { ...ana, start: wednesday, email: "leo@example.com" })).status).toBe(409);
    // The way back in the browser leads to the question that was answered.
    const question = new URLSearchParams({ step: "confirm-move", start: wednesday });
    const page = await (await fetch(`${app.url}/appointments/${token}?${question}`)).text();
    // On a phone a month would part from its day.
    expect(page).toContain("Wednesday, November&nbsp;25, 10:00&nbsp;AM CST");
    expect(page).toContain(`href="/appointments/${token}?step=move"`);
    const appointment = await app.db
      .selectFrom("appointments")
      .selectAll()
      .where("token", "=", token)
      .executeTakeFirst();
    expect(appointment).toMatchObject({ starts_at: "2026-11-25T16:00:00.000Z", sequence: 1 });
  });

  test("an appointment can be moved by less than its own length", async () => {
    const app = await open();
    const { manageUrl } = await bookAna(app, { service: "virtual-90" });
    const later = "2026-11-23T09:30:00-06:00";
    // The time that it takes itself is free for it, and its own start is no move.
    const week = `${app.url}/appointments/${tokenIn(manageUrl)}?step=move&week=2026-11-23`;
    const page = await (await fetch(week)).text();
    expect(page).toContain(`value="${later}"`);
    expect(page).not.toContain(`value="${monday}"`);
    expect((await change(app, tokenIn(manageUrl), { action: "move", start: later })).status).toBe(303);
    expect(await app.db.selectFrom("slot_units").selectAll().execute()).toHaveLength(6);
  });

  test("two visitors who want to change places keep their own times", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const first = tokenIn((await bookAna(app)).manageUrl);
    const second = tokenIn((await bookAna(app, { start: tuesday, email: "eva@example.com" })).manageUrl);
    const answers = await Promise.all([
      change(app, first, { action: "move", start: tuesday }),
      change(app, second, { action: "move", start: monday }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  test("cancelling frees the time once and for all and stops the reminders", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const token = tokenIn((await bookAna(app)).manageUrl);
    const both = await Promise.all([1, 2].map(() => change(app, token, { action: "cancel" })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const events = await app.db.selectFrom("appointment_events").select("kind").execute();
    expect(events.map(({ kind }) => kind).sort()).toEqual(["booked", "cancelled"]);
    expect((await app.outbox()).every(({ due_at }) => due_at <= app.now().toISOString())).toBe(true);
    expect((await book(app, { ...ana, email: "eva@example.com" })).status).toBe(200);
    expect((await change(app, token, { action: "move", start: tuesday })).status).toBe(303);
    expect(await app.db.selectFrom("appointments").select("status").execute()).toHaveLength(2);
  });

  test("inside the minimum notice nothing can be changed or booked", async () => {
    const app = await open();
    const token = tokenIn((await bookAna(app)).manageUrl);
    app.advance(Date.parse(monday) - hours(3) - app.now().getTime());
    for (const asked of [{ action: "cancel" }, { action: "move", start: tuesday }]) {
      const answer = await change(app, token, asked);
      expect(answer.status).toBe(409);
      const page = await answer.text();
      expect(page).toContain("<title>Error: ");
      expect(page).toContain(appointmentWords.en.manage.unchanged);
    }
    expect((await book(app, { ...ana, start: "2026-11-23T09:30:00-06:00" })).status).toBe(409);
  });

  test("one of a type that the practice no longer has is shown and canceled, not moved", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const token = tokenIn((await bookAna(app)).manageUrl);
    await app.db.updateTable("appointments").set({ type_id: "former" }).execute();
    const pageAt = async (query: string) =>
      (await fetch(`${app.url}/es/appointments/${token}${query}`)).text();
    const shown = await pageAt("");
    expect(shown).toContain(">Cita<");
    expect(shown).toContain("?step=cancel");
    for (const query of [
      "",
      "?step=move",
      `?${new URLSearchParams({ step: "confirm-move", start: tuesday })}`,
    ])
      expect(await pageAt(query)).not.toMatch(/\?step=move|value="move"/);
    expect(await pageAt("?step=cancel")).toContain('value="cancel"');
    expect((await change(app, token, { action: "move", start: tuesday })).status).toBe(409);
    expect((await change(app, token, { action: "cancel" })).status).toBe(303);
    expect(await pageAt("?done=cancelled")).toContain(appointmentWords.es.manage.headings.cancelled);
  });

  test("is confirmed to nobody once it is over", async () => {
    const app = await open();
    await bookAna(app);
    const { id } = await app.db.selectFrom("appointment_events").select("id").executeTakeFirstOrThrow();
    app.advance(Date.parse(monday) + minutes(31) - app.now().getTime());
    const compose = appointmentComposers({ ...app, practice: loadPractice() });
    expect(await compose["appointment-confirmation"]?.(id)).toHaveProperty("held");
    expect(await compose["appointment-notice"]?.(id)).toHaveProperty("mail");
  });

  describe("that the staff change again before a letter left", () => {
    async function openBook() {
      const book = await openBookWithPost(open);
      const desk = await openDesk(book.app);
      const move = async (...starts: string[]) => {
        const { id } = await book.app.db.selectFrom("appointments").select("id").executeTakeFirstOrThrow();
        for (const start of starts)
          expect(await desk.call(moveAppointment, { id, start, letter: true })).toHaveProperty("eventId");
        book.app.advance(minutes(1));
        await book.settle();
        return [ana.email, office].map((address) => book.lettersTo(address).at(-1));
      };
      return { ...book, desk, move };
    }

    test("is told with the time that its readers know", async () => {
      const { app, settle, move, hook } = await openBook();
      await bookAna(app);
      await settle();
      for (const letter of await move("2026-11-24T10:00", "2026-11-24T11:00")) {
        expect(letter?.subject).toContain("rescheduled");
        expect(letter?.text).toContain("Previous time: Monday, November 23, 9:00 AM CST");
      }
      const previousStart = "2026-11-24T16:00:00.000Z";
      expect(JSON.parse(hook.calls.at(-1)?.body ?? "")).toMatchObject({ event: "moved", previousStart });
      // Back at the time of the letter before.
      for (const letter of await move("2026-11-24T10:00", "2026-11-24T11:00"))
        expect(letter?.text).not.toContain("Previous time");
    });

    test("is told in the language that they note", async () => {
      const { app, settle, desk, move } = await openBook();
      await bookAna(app);
      await settle();
      const [lead] = await app.leads();
      const writes = { from: "en", to: "es" };
      await desk.call(changePerson, { id: lead?.person_id, changes: { writes } });
      const [toAna] = await move("2026-11-24T10:00");
      expect(toAna?.subject).toContain("Su cita quedó reprogramada");
    });

    test("is told as booked to who has not read of it yet", async () => {
      const { desk, move, hook } = await openBook();
      const caller = { name: ana.name, email: ana.email, phone: ana.phone, writes: "en", speaks: "es" };
      const wanted = { ...caller, request: "", source: "call", consent: true };
      const { id: personId } = await desk.call(addPerson, wanted);
      await desk.call(bookAppointment, { ...consultationByPhone, personId, start: "2026-11-24T10:00" });
      const [toAna, toOffice] = await move("2026-11-24T11:00");
      expect(toAna?.subject).toContain("Your appointment is confirmed: Tuesday, November 24, 11:00 AM");
      expect(toOffice?.subject).toContain("New appointment");
      expect(JSON.parse(hook.calls.at(-1)?.body ?? "")).toMatchObject({ event: "moved" });
    });
  });
});
