import { expect } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { findSlotRules, unitsOf } from "#domain/appointments/appointment-slots.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";

/** A letter that arrived, by the id that it came under. */
type Letter = { mail: { messageId?: string | undefined } };

export type Booking = {
  email: string;
  key: string;
  /** The path of its own page, once it was acknowledged. */
  path: string;
  start: string;
  /** What it may be now, a start, "cancelled" or "none": one thing when all was answered. */
  states: Set<string>;
};

const practice = loadPractice();

/** Compares what visitors were told with the book and with the mail server, and prints the figures. */
export async function expectBookedOnce(
  settings: Record<string, string>,
  bookings: readonly Booking[],
  mails: readonly Letter[],
  kills: number,
): Promise<void> {
  const db = openDatabase(readEnv(settings));
  const rows = await db
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .selectAll("appointment")
    .select("lead.email")
    .execute();
  const rowsOf = Map.groupBy(rows, ({ email }) => email);
  const stateOf = ({ email }: Booking) => {
    const [row] = rowsOf.get(email) ?? [];
    if (!row) return "none";
    return row.status === "cancelled" ? "cancelled" : row.starts_at;
  };
  const lost = bookings.filter((booking) => ![...booking.states].map(asInstant).includes(stateOf(booking)));
  const doubled = bookings.filter(({ email }) => (rowsOf.get(email)?.length ?? 0) > 1);
  await expect.poll(() => countUnsettled(db), { timeout: 90_000, interval: 250 }).toBe(0);
  const copies = await countLetterCopies(db, mails);
  const acknowledged = bookings.filter(({ path }) => path).length;
  console.log(
    `${settings.DATABASE_URL ? "Postgres" : "SQLite"}, ${kills} kills: ${acknowledged} bookings acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${mails.length} letters, ${copies} of them copies`,
  );
  expect([lost, doubled]).toEqual([[], []]);
  const booked = rows.filter(({ status }) => status === "booked");
  const perStart = Map.groupBy(booked, ({ starts_at }) => starts_at);
  expect([...perStart.values()].filter((each) => each.length > practice.appointments.capacity)).toEqual([]);
  const units = await db.selectFrom("slot_units").select(["unit_at", "appointment_id"]).execute();
  const { rules } = findSlotRules(practice, "consultation") ?? expect.fail();
  const owedUnits = booked.flatMap(({ id, starts_at }) =>
    unitsOf(Date.parse(starts_at), rules).map((unit) => `${id} ${unit}`),
  );
  expect(units.map(({ unit_at, appointment_id }) => `${appointment_id} ${unit_at}`).toSorted()).toEqual(
    owedUnits.toSorted(),
  );
  await db.destroy();
}

const asInstant = (state: string) => (state.includes("T") ? new Date(state).toISOString() : state);

const letterKinds = ["appointment-notice", "appointment-confirmation"];

async function countUnsettled(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("kind", "in", letterKinds)
    .where("state", "in", ["queued", "sending"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Expects that what arrived is what was sent by the book, and that the last change of each appointment was told to
 * visitor and practice; resolves with the number of letters that came again under the same id.
 */
async function countLetterCopies(db: Db, mails: readonly Letter[]): Promise<number> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "ref_id", "kind", "state", "last_error"])
    .where("kind", "in", letterKinds)
    .execute();
  const arrivedIds = new Set(mails.map(({ mail }) => mail.messageId?.match(/^<([^.@]+)/)?.[1] ?? ""));
  const sent = rows.filter(({ state }) => state === "sent");
  expect(sent.filter(({ id }) => !arrivedIds.has(id))).toEqual([]);
  // A letter may arrive under a kill, wait to be sent again, and be out of date when its turn comes.
  const others = rows.filter(({ id, state }) => arrivedIds.has(id) && state !== "sent");
  expect(others.filter(({ last_error }) => !/changed or erased/.test(last_error))).toEqual([]);
  const events = await db
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", (join) =>
      join
        .onRef("appointment.id", "=", "event.appointment_id")
        .onRef("appointment.sequence", "=", "event.sequence"),
    )
    .select("event.id")
    .where("event.kind", "in", ["booked", "moved", "cancelled"])
    .execute();
  const rowsOf = Map.groupBy(rows, ({ ref_id }) => ref_id);
  const toldOf = ({ id }: { id: string }) =>
    (rowsOf.get(id) ?? []).filter(({ state }) => state === "sent").map(({ kind }) => kind);
  const untold = events.filter((event) => toldOf(event).toSorted().join() !== letterKinds.toSorted().join());
  expect(untold).toEqual([]);
  return mails.length - arrivedIds.size;
}
