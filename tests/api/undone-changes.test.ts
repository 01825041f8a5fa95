import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import * as calendar from "#domain/office/calendar-operations.ts";
import { tagSpam, untagSpam } from "#domain/office/spam-operations.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { markSilent } from "#server/base/db/undo-migration.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { ana, book, bookAna, change, tokenIn, tuesday } from "./appointment-calls.ts";
import { countWaiting } from "./count-waiting.ts";
import { openDesk } from "./desk-calls.ts";

type Desk = Awaited<ReturnType<typeof openDesk>>;

const firstAppointment = ({ db }: TestApp) =>
  db.selectFrom("appointments").selectAll().orderBy("starts_at").executeTakeFirstOrThrow();

const lettersOf = async (app: TestApp) =>
  (await app.outbox())
    .flatMap(({ kind, ref_id }) => (kind === "appointment-confirmation" ? ref_id : []))
    .sort();

/** The calls of the staff that change one appointment. */
const changesOf = ({ call }: Desk, id: string) => ({
  move: (start: string, letter = false) => call(calendar.moveAppointment, { id, start, letter }),
  cancel: () => call(calendar.cancelAppointment, { id, letter: false }),
  undo: ({ eventId }: Record<string, unknown>) =>
    call(calendar.undoAppointmentChange, { id, eventId: String(eventId) }),
});
const withoutLimits = { settings: { RATE_LIMITS: "off" } };

describeOnBoth("a change of an appointment that is taken back", (open) => {
  test("leaves the visitor without a letter where the staff wanted none, and with one where they did", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    await bookAna(app);
    const { move, undo } = changesOf(desk, (await firstAppointment(app)).id);
    await app.db.updateTable("outbox").set({ state: "sent" }).where("state", "=", "queued").execute();
    const before = await lettersOf(app);
    const silent = await move("2026-11-24T10:00");
    expect(await undo(await move("2026-11-24T11:00"))).toEqual({});
    expect((await firstAppointment(app)).starts_at).toBe("2026-11-24T16:00:00.000Z");
    expect(await lettersOf(app)).toEqual(before);
    const kinds = (await app.outbox()).flatMap(({ kind, ref_id }) => (ref_id === silent.eventId ? kind : []));
    expect(kinds).toEqual(["appointment-notice"]);

    const told = await move("2026-11-24T12:00", true);
    await app.db
      .updateTable("outbox")
      .set({ state: "sent" })
      .where("kind", "=", "appointment-notice")
      .execute();
    expect(await undo(await move("2026-11-24T13:00"))).toEqual({});
    expect(await lettersOf(app)).toEqual([...before, told.eventId].sort());
  });

  test("tells the endpoint that had not heard of the booking yet, and no other", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    await bookAna(app);
    const { move, undo } = changesOf(desk, (await firstAppointment(app)).id);
    const endpoint = { name: "", url: "http://127.0.0.1:9/hook", created_at: app.now().toISOString() };
    const paused_at = endpoint.created_at;
    const endpoints = [{ id: "a" }, { id: "b" }, { id: "c", paused_at }].map((e) => ({ ...endpoint, ...e }));
    await app.db.insertInto("webhook_endpoints").values(endpoints).execute();
    const row = await app.db.selectFrom("outbox").selectAll().limit(1).executeTakeFirstOrThrow();
    const webhook = { kind: "appointment-webhook", target: "a", state: "sent" } as const;
    const told = { ...row, ...webhook, id: randomUUID() };
    await app.db.insertInto("outbox").values(told).execute();
    expect(await undo(await move("2026-11-24T10:00"))).toEqual({});
    const webhooks = (await app.outbox()).filter(({ kind }) => kind === told.kind);
    expect(webhooks.map(({ ref_id }) => ref_id)).toEqual([told.ref_id, told.ref_id, told.ref_id]);
    expect(webhooks.map(({ target }) => target).toSorted()).toEqual(["a", "b", "c"]);
  });

  test("writes to nobody after a change of before it was kept whether the staff wanted a letter", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    await bookAna(app);
    await app.db.updateTable("outbox").set({ state: "sent" }).execute();
    const { move } = changesOf(desk, (await firstAppointment(app)).id);
    const events = () =>
      app.db.selectFrom("appointment_events").select(["is_silent", "kind"]).orderBy("sequence").execute();
    const silent = async () => (await events()).flatMap(({ kind, is_silent }) => (is_silent ? kind : []));
    await move("2026-11-24T10:00");
    expect(await silent()).toEqual(["moved"]);
    await app.db.updateTable("appointment_events").set({ is_silent: 0 }).execute();
    await markSilent(app.db);
    expect(await silent()).toEqual(["moved"]);
    await app.db.updateTable("appointment_events").set({ is_silent: 0 }).execute();
    await move("2026-11-24T11:00", true);
    await markSilent(app.db);
    expect(await silent()).toEqual(["moved"]);
  });

  test("has no reason of a time outside the hours that the visitor had left", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    const { manageUrl } = await bookAna(app);
    const { id } = await firstAppointment(app);
    const { move, undo } = changesOf(desk, id);
    const evening = { id, start: "2026-11-28T18:00", letter: false, reason: "works until 5" };
    await desk.call(calendar.moveAppointment, evening);
    expect((await firstAppointment(app)).outside_hours_reason).toBe(evening.reason);
    expect((await change(app, tokenIn(manageUrl), { action: "move", start: tuesday })).status).toBe(303);
    expect((await firstAppointment(app)).outside_hours_reason).toBeNull();
    expect(await undo(await move("2026-11-24T15:30"))).toEqual({});
    expect((await firstAppointment(app)).outside_hours_reason).toBeNull();
  });

  test("is changed no more once it is noted how it ended, unless that note is taken back", async () => {
    const app = await open(withoutLimits);
    await bookAna(app);
    const { id } = await firstAppointment(app);
    app.advance(days(4));
    const desk = await openDesk(app, "front-desk");
    const { move, cancel } = changesOf(desk, id);
    const note = { id, seen: null, outcome: "kept" };
    expect(await desk.call(calendar.noteOutcome, note)).toEqual({});
    const refused = { code: "state-changed" };
    expect([await move("2026-11-30T10:00"), await cancel()]).toMatchObject([refused, refused]);
    await desk.call(calendar.noteOutcome, { id, seen: "kept", outcome: null });
    expect(await move("2026-11-30T10:00")).toHaveProperty("eventId");
  });

  test("counts again as one of the two that its booker may have open", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    await bookAna(app);
    const { cancel, undo } = changesOf(desk, (await firstAppointment(app)).id);
    const bookMore = async (start: string) => {
      const answer = await book(app, { ...ana, start });
      return answer.status === 200 ? "booked" : ((await answer.json()) as { code: string }).code;
    };
    const numbers = async () =>
      (await app.db.selectFrom("appointments").select("open_slot_no").orderBy("starts_at").execute()).map(
        (row) => row.open_slot_no,
      );
    expect(await undo(await cancel())).toEqual({});
    expect(await numbers()).toEqual([1]);

    const canceled = await cancel();
    expect(await bookMore(tuesday)).toBe("booked");
    expect(await undo(canceled)).toEqual({});
    expect(await numbers()).toEqual([2, 1]);
    expect(await bookMore("2026-11-25T10:00:00-06:00")).toBe("too-many-open");

    const again = await cancel();
    expect(await bookMore("2026-11-25T10:00:00-06:00")).toBe("booked");
    // The limit is there against strangers: it does not stand in the way of the staff.
    expect(await undo(again)).toEqual({});
    expect(await numbers()).toEqual([null, 1, 2]);
    expect(await bookMore("2026-11-25T11:00:00-06:00")).toBe("too-many-open");
  });

  test("is no way to erase what a visitor booked, when a colleague brought it back from the spam", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    await bookAna(app);
    const { id } = await firstAppointment(app);
    const [lead] = await app.leads();
    const ids = [lead?.person_id];
    await desk.call(tagSpam, { ids });
    // The practice has read of the cancellation, so that the appointment is booked again.
    await app.db.updateTable("outbox").set({ state: "sent" }).where("state", "=", "queued").execute();
    app.advance(minutes(1));
    await desk.call(untagSpam, { ids });
    const booked = await firstAppointment(app);
    expect(booked).toMatchObject({ status: "booked", sequence: 2 });
    const events = app.db.selectFrom("appointment_events").select("id").where("kind", "=", "booked");
    const [, again] = await events.orderBy("sequence").execute();
    const { undo } = changesOf(desk, id);
    expect(await undo({ eventId: again?.id })).toMatchObject({ code: "too-late" });
    expect(await app.leads()).toHaveLength(1);
    expect(await firstAppointment(app)).toEqual(booked);
  });

  test("takes the other number when a booking of the same moment takes its own", async () => {
    const app = await open(withoutLimits);
    const desk = await openDesk(app, "front-desk");
    await bookAna(app);
    const first = await firstAppointment(app);
    await bookAna(app, { start: tuesday, email: "eva@example.com" });
    const { cancel, undo } = changesOf(desk, first.id);
    const canceled = await cancel();
    const { answer } = await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("appointments")
        .set({ booker: first.booker, open_slot_no: 1 })
        .where("id", "!=", first.id)
        .execute();
      const answer = undo(canceled);
      // It asks for the number by then; SQLite has it wait before it reads.
      if (isPostgres(app.db)) await expect.poll(() => countWaiting(app.db)).toBe(1);
      return { answer };
    });
    expect(await answer).toEqual({});
    expect(await firstAppointment(app)).toMatchObject({ id: first.id, status: "booked", open_slot_no: 2 });
  });
});
