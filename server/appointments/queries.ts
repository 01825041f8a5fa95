import type { Selectable } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { AppointmentsTable } from "../base/db/schema.ts";

export type Appointment = Selectable<AppointmentsTable>;

/** The appointment of a manage link; undefined when no link of ours has this token. */
export function findAppointment(db: Db, token: string): Promise<Appointment | undefined> {
  return db.selectFrom("appointments").selectAll().where("token", "=", token).executeTakeFirst();
}

/** The token of the appointment that a lead asked for; undefined when it has none. */
export async function findTokenOfLead(db: Db, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("appointments")
    .select("token")
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row?.token;
}
