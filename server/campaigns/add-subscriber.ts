import { hours } from "#domain/durations.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type { addSubscriber as addOperation } from "#domain/office/subscriber-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countByStaff } from "../http/rate-limits.ts";
import { officeLead } from "../leads/office-lead.ts";
import { insertSubscriber } from "../newsletter/queries.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { joinPerson } from "../people/join-person.ts";
import { isSuppressed } from "./suppressions.ts";

const addLimit = { name: "subscribers-of", most: 60, window: hours(1) };

/**
 * Adds a pending subscriber with the consent that was noted, as if the form had been sent, and mails the link that
 * confirms it. Whoever confirmed before stays as they are, and gets no mail.
 */
export async function addSubscriber(
  tx: Db,
  { email: typed, locale, way, note }: ReceivedOf<typeof addOperation>,
  call: StaffCall,
  options: Pick<DeskOptions, "env" | "secret" | "keys">,
): Promise<OutputOf<typeof addOperation>> {
  const email = typed.toLowerCase();
  const known = await find(tx, email);
  if (known?.status === "confirmed") return { id: known.public_id, state: known.status };
  if (await isSuppressed(tx, email, options.keys.secret)) throw new OperationRefused("address-suppressed");
  await countByStaff(tx, addLimit, call, options);
  const { staff, now } = call;
  const id = newId(now);
  const fields = { email: typed };
  const lead = { id, kind: "newsletter" as const, fields, replyBy: null, email, locale };
  const personId = await joinPerson(tx, lead, now);
  await tx
    .insertInto("leads")
    .values({
      ...officeLead,
      id,
      form_kind: "newsletter",
      locale,
      email,
      fields: JSON.stringify(fields),
      created_at: now.toISOString(),
      person_id: personId,
    })
    .execute();
  const consent = { way, note: maskSensitiveNumbers(note), by: staff.userId };
  await insertSubscriber(tx, { email, locale, leadId: id, now, consent });
  const mail = { kind: "newsletter-confirm", refId: id, channel: "mail", visitor: email } as const;
  await enqueue(tx, [mail], { now, secret: options.secret, isLimited: options.env.rateLimits });
  const added = await find(tx, email);
  return { id: added?.public_id ?? id, state: added?.status ?? "pending" };
}

const find = (tx: Db, email: string) =>
  tx.selectFrom("subscribers").select(["public_id", "status"]).where("email", "=", email).executeTakeFirst();
