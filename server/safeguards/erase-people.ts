import type { Db } from "../base/db/open-database.ts";

/** How many rows were deleted, by table. */
export type Counts = Record<string, number>;

/**
 * Erases a person and all who were merged into it (`ids`) with everything that is stored of them. A subscription to the
 * newsletter stays, with its own request, because it was confirmed apart. Deliveries go too, whatever their state.
 */
export async function erasePeople(tx: Db, ids: readonly string[]): Promise<Counts> {
  await tx
    .updateTable("leads")
    .set({ person_id: null })
    .where("person_id", "in", ids)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("subscribers").select("subscribers.id").whereRef("lead_id", "=", "leads.id")),
    )
    .execute();
  return { ...(await eraseLeads(tx, { person_id: ids })), ...(await eraseOwnRows(tx, ids)) };
}

/** Erases requests with their appointments and with the deliveries about both. */
export async function eraseLeads(
  tx: Db,
  by: { person_id: readonly string[] } | { id: readonly string[] },
): Promise<Counts> {
  const [column, values] = "id" in by ? (["id", by.id] as const) : (["person_id", by.person_id] as const);
  // Locked by an update without effect before what hangs on them, to which a rescue may be adding an appointment.
  const leads = await tx
    .updateTable("leads")
    .set((eb) => ({ page: eb.ref("page") }))
    .where(column, "in", values)
    .returning(["id", "idempotency_key"])
    .execute();
  if (leads.length === 0) return {};
  const leadIds = leads.map(({ id }) => id);
  // Locked before their deliveries, as by all who change one: else two could wait for each other.
  const appointments = await tx
    .updateTable("appointments")
    .set((eb) => ({ sequence: eb.ref("sequence") }))
    .where("lead_id", "in", leadIds)
    .returning("id")
    .execute();
  const events = await tx
    .selectFrom("appointment_events as event")
    .innerJoin("appointments", "appointments.id", "event.appointment_id")
    .select("event.id")
    .where("lead_id", "in", leadIds)
    .execute();
  const deliveries = await eraseDeliveries(tx, [...leadIds, ...events.map(({ id }) => id)]);
  const keys = leads.map(({ idempotency_key }) => idempotency_key).filter(Boolean);
  if (keys.length > 0) await tx.deleteFrom("idempotency_keys").where("key", "in", keys).execute();
  await tx.deleteFrom("leads").where("id", "in", leadIds).execute();
  return { leads: leadIds.length, appointments: appointments.length, outbox: deliveries };
}

/** What hangs on the person alone goes by the foreign keys; it is counted before. */
async function eraseOwnRows(tx: Db, ids: readonly string[]): Promise<Counts> {
  const letters = await tx.selectFrom("letters").select("id").where("person_id", "in", ids).execute();
  await eraseDeliveries(
    tx,
    letters.map(({ id }) => id),
  );
  const { touches } = await tx
    .selectFrom("touches")
    .select(({ fn }) => fn.countAll().as("touches"))
    .where("person_id", "in", ids)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("people").where("id", "in", ids).execute();
  return { people: ids.length, touches: Number(touches), letters: letters.length };
}

async function eraseDeliveries(tx: Db, refIds: readonly string[]): Promise<number> {
  if (refIds.length === 0) return 0;
  const { numDeletedRows } = await tx.deleteFrom("outbox").where("ref_id", "in", refIds).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Adds up numbers of rows by table. */
export const addCounts = (one: Counts, other: Counts): Counts => {
  const sum = { ...one };
  for (const [table, count] of Object.entries(other)) sum[table] = (sum[table] ?? 0) + count;
  return sum;
};
