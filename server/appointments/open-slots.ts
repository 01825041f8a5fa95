import type { Db } from "../base/db/open-database.ts";
import { tryInSavepoint } from "../base/db/try-in-savepoint.ts";

/** The numbers of the appointments that one booker may have open at a time. */
export const openSlotNumbers = [1, 2] as const;

/**
 * Gives an appointment the number back that it had among its booker's open ones, or the one that is free; resolves with
 * it. Null when it had none, or when both are taken by now: the limit is there against strangers and stops no staff.
 */
export async function retakeOpenSlot(tx: Db, id: string, formerNo: number | null): Promise<number | null> {
  if (formerNo === null) return null;
  for (const number of [formerNo, ...openSlotNumbers.filter((each) => each !== formerNo)])
    if (await takeOpenSlot(tx, id, number)) return number;
  return null;
}

/** False when another has the number; one that is booked at this moment is waited for. */
async function takeOpenSlot(tx: Db, id: string, number: number): Promise<boolean> {
  const numbered = tx.updateTable("appointments").set({ open_slot_no: number }).where("id", "=", id);
  return !(await tryInSavepoint(tx, () => numbered.execute(), isUniqueViolation));
}

function isUniqueViolation(error: unknown): error is Error {
  const { message, code } = error as { message?: string; code?: string };
  return code === "23505" || message?.startsWith("UNIQUE constraint failed") === true;
}
