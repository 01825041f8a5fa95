import type { Selectable } from "kysely";
import type { AppointmentsTable } from "../base/db/appointments-schema.ts";
import type { Db } from "../base/db/open-database.ts";

export type Appointment = Selectable<AppointmentsTable>;

/** Locks an appointment's row by an update without effect: changes at once come one after the other. */
export const lockAppointmentBy = (
  tx: Db,
  column: "id" | "token",
  value: string,
): Promise<Appointment | undefined> =>
  tx
    .updateTable("appointments")
    .set((eb) => ({ sequence: eb.ref("sequence") }))
    .where(column, "=", value)
    .returningAll()
    .executeTakeFirst();

/** Finds the appointment of a manage link; undefined for an unknown token. */
export function findAppointment(db: Db, token: string): Promise<Appointment | undefined> {
  return db.selectFrom("appointments").selectAll().where("token", "=", token).executeTakeFirst();
}

/** Finds the token of a lead's appointment; undefined when it has none. */
export async function findTokenOfLead(db: Db, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("appointments")
    .select("token")
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row?.token;
}
