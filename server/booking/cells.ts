import type { Db } from "../db/open-database.ts";

/**
 * Takes quarters of an hour for an appointment and gives back those it held before; false, with nothing changed,
 * when no seat has all of them free. The primary key decides, so that two visitors never share a seat. Seats and
 * cells are asked for in one order by everyone, so that transactions never wait for each other crosswise.
 */
export async function takeCells(
  tx: Db,
  appointmentId: string,
  cells: readonly string[],
  capacity: number,
): Promise<boolean> {
  const held = await tx
    .selectFrom("appointment_cells")
    .select(["cell_at", "seat"])
    .where("appointment_id", "=", appointmentId)
    .execute();
  for (let seat = 0; seat < capacity; seat++) {
    const own = new Set(held.filter((cell) => cell.seat === seat).map(({ cell_at }) => cell_at));
    const wanted = cells.filter((cell) => !own.has(cell));
    if (await insertCells(tx, appointmentId, wanted, seat)) {
      await tx
        .deleteFrom("appointment_cells")
        .where("appointment_id", "=", appointmentId)
        .where((eb) => eb.or([eb("seat", "!=", seat), eb("cell_at", "not in", cells)]))
        .execute();
      return true;
    }
  }
  return false;
}

async function insertCells(tx: Db, appointmentId: string, cells: readonly string[], seat: number) {
  if (cells.length === 0) return true;
  const taken = await tx
    .insertInto("appointment_cells")
    .values(cells.map((cell_at) => ({ cell_at, seat, appointment_id: appointmentId })))
    .onConflict((conflict) => conflict.columns(["cell_at", "seat"]).doNothing())
    .returning("cell_at")
    .execute();
  if (taken.length === cells.length) return true;
  const some = taken.map(({ cell_at }) => cell_at);
  if (some.length > 0) {
    await tx
      .deleteFrom("appointment_cells")
      .where("appointment_id", "=", appointmentId)
      .where("seat", "=", seat)
      .where("cell_at", "in", some)
      .execute();
  }
  return false;
}

/** The cells that are taken in a window (ISO UTC text, the end not in it), by seat. */
export async function listTakenCells(db: Db, from: string, to: string): Promise<Map<number, Set<string>>> {
  const rows = await db
    .selectFrom("appointment_cells")
    .select(["cell_at", "seat"])
    .where("cell_at", ">=", from)
    .where("cell_at", "<", to)
    .execute();
  const bySeat = new Map<number, Set<string>>();
  for (const { cell_at, seat } of rows) {
    const cells = bySeat.get(seat) ?? new Set();
    bySeat.set(seat, cells.add(cell_at));
  }
  return bySeat;
}
