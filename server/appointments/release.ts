import { isIP } from "node:net";
import { mailboxOf } from "#domain/forms/mail-address.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { clientAddress, type LimitOptions } from "../http/rate-limits.ts";
import { cancelAppointment, type LockBooker } from "./book.ts";
import { senderOf } from "./sender.ts";

/** Lists the booked appointments to come, earliest first, with the mail address of each. */
export function listComing(db: Db, now: Date) {
  return db
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .select(["appointment.token", "appointment.type_id", "appointment.sender", "lead.email"])
    .select(["appointment.starts_at", "appointment.created_at"])
    .where("appointment.status", "=", "booked")
    .where("appointment.starts_at", ">", now.toISOString())
    .orderBy("appointment.starts_at")
    .execute();
}

/** Lists the coming appointments of a sender: the HMAC that the list shows, a client address or a mail address. */
export async function listOfSender(db: Db, name: string, { now, secret }: { now: Date; secret: string }) {
  const coming = await listComing(db, now);
  const sender = isIP(name) ? senderOf(clientAddress(name, undefined, undefined), secret) : name;
  const mailbox = mailboxOf(name);
  const isFrom = name.includes("@")
    ? ({ email }: { email: string }) => mailboxOf(email) === mailbox
    : (appointment: { sender: string }) => appointment.sender === sender;
  return coming.filter(isFrom);
}

/** Cancels appointments; everybody who booked one is sent a letter. Resolves with the number of those that still stood. */
export async function releaseAppointments(
  db: Db,
  appointments: readonly { token: string }[],
  options: LimitOptions & { practice: Practice; lockBooker: LockBooker },
): Promise<number> {
  let count = 0;
  for (const { token } of appointments) {
    const change = await cancelAppointment(db, { ...options, token, isPractice: true });
    if (change === "done") count += 1;
  }
  return count;
}
