import type { Db } from "../base/db/open-database.ts";

/**
 * Reserves units of 15 minutes for an appointment and releases those it had before; false, with nothing changed, when
 * no seat has all of them free. The primary key guarantees that two appointments never share a unit of a seat. Seats
 * and units are inserted in one order by every transaction, which avoids deadlocks.
 */
export async function reserveUnits(
  tx: Db,
  appointmentId: string,
  units: readonly string[],
  capacity: number,
): Promise<boolean> {
  const ownUnits = await tx
    .selectFrom("slot_units")
    .select(["unit_at", "seat"])
    .where("appointment_id", "=", appointmentId)
    .execute();
  for (let seat = 0; seat < capacity; seat++) {
    const seatUnits = new Set(ownUnits.filter((unit) => unit.seat === seat).map(({ unit_at }) => unit_at));
    const missingUnits = units.filter((unit) => !seatUnits.has(unit));
    if (await insertUnits(tx, appointmentId, missingUnits, seat)) {
      await tx
        .deleteFrom("slot_units")
        .where("appointment_id", "=", appointmentId)
        .where((eb) => eb.or([eb("seat", "!=", seat), eb("unit_at", "not in", units)]))
        .execute();
      return true;
    }
  }
  return false;
}

async function insertUnits(tx: Db, appointmentId: string, units: readonly string[], seat: number) {
  if (units.length === 0) return true;
  const insertedUnits = await tx
    .insertInto("slot_units")
    .values(units.map((unit_at) => ({ unit_at, seat, appointment_id: appointmentId })))
    .onConflict((conflict) => conflict.columns(["unit_at", "seat"]).doNothing())
    .returning("unit_at")
    .execute();
  if (insertedUnits.length === units.length) return true;
  const partOfUnits = insertedUnits.map(({ unit_at }) => unit_at);
  if (partOfUnits.length > 0) {
    await tx
      .deleteFrom("slot_units")
      .where("appointment_id", "=", appointmentId)
      .where("seat", "=", seat)
      .where("unit_at", "in", partOfUnits)
      .execute();
  }
  return false;
}

/**
 * The starts of reserved units (epoch milliseconds) of a window by seat, without those of one appointment (`except`). Both ends
 * are ISO UTC text, the end is exclusive.
 */
export async function listReservedUnits(
  db: Db,
  from: string,
  to: string,
  except = "",
): Promise<Map<number, Set<number>>> {
  const rows = await db
    .selectFrom("slot_units")
    .select(["unit_at", "seat"])
    .where("unit_at", ">=", from)
    .where("unit_at", "<", to)
    .where("appointment_id", "!=", except)
    .execute();
  const bySeat = new Map<number, Set<number>>();
  for (const { unit_at, seat } of rows) {
    const units = bySeat.get(seat) ?? new Set();
    bySeat.set(seat, units.add(Date.parse(unit_at)));
  }
  return bySeat;
}
