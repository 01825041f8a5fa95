import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { v7 } from "uuid";
import { hours } from "#domain/durations.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { type BookingProblem, BookingRefused, insertAppointment, type Wish } from "../appointments/book.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";
import { insertSubscriber } from "../newsletter/queries.ts";
import { insertDeliveries } from "../outbox/enqueue.ts";
import { countLead, LimitReached } from "./rate-limits.ts";
import type { Submission } from "./submission.ts";

/** How long a repeat with the same key gets the first answer. */
export const keyLifetime = hours(48);

export type NewLead = {
  kind: FormKind;
  fields: FormFields;
  submission: Submission;
  /** Empty when the sender gave none: then nothing is recognised as a repeat. */
  key: string;
  clientAddress: string;
  spamReasons: readonly string[];
  isSpam: boolean;
  /** The slot to be held with the lead. */
  wish?: Wish | undefined;
};

export type Stored =
  | { outcome: "stored" | "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "limited"; retryAfterSeconds: number }
  | { outcome: "not-booked"; code: BookingProblem };

/**
 * Writes a lead and all that must follow from it in one transaction and resolves after its commit. Throws when the
 * database fails; nothing is stored then, except when the commit's own answer was lost.
 */
export async function storeLead(
  db: Db,
  lead: NewLead,
  options: { now: Date; secret: string; isLimited: boolean; practice: Practice },
): Promise<Stored> {
  const id = v7({ msecs: options.now.getTime() });
  try {
    return await db.transaction().execute(async (tx) => {
      const known = await claimKey(tx, lead, id, options.now);
      if (known) return known;
      const who = { address: lead.clientAddress, mail: mailOf(lead) };
      if (options.isLimited) await countLead(tx, who, options.secret, options.now);
      await insertLead(tx, lead, id, options.now);
      if (!lead.isSpam) await insertWhatFollows(tx, lead, id, options);
      return { outcome: "stored", id } as const;
    });
  } catch (error) {
    if (error instanceof LimitReached) {
      return { outcome: "limited", retryAfterSeconds: error.retryAfterSeconds };
    }
    if (error instanceof BookingRefused) return { outcome: "not-booked", code: error.code };
    throw error;
  }
}

async function insertWhatFollows(
  tx: Kysely<Database>,
  lead: NewLead,
  leadId: string,
  options: { now: Date; practice: Practice },
) {
  const { now } = options;
  // The appointment's own letters say all that the form's would.
  if (lead.wish) return insertAppointment(tx, lead.wish, { id: leadId, email: mailOf(lead) }, options);
  if (lead.kind === "newsletter") {
    const { locale } = lead.submission;
    await insertSubscriber(tx, { email: mailOf(lead), locale, leadId, now });
  }
  await insertDeliveries(tx, leadId, lead.kind, now);
}

async function claimKey(
  tx: Kysely<Database>,
  lead: NewLead,
  leadId: string,
  now: Date,
): Promise<Stored | undefined> {
  if (!lead.key) return undefined;
  const row = { key: lead.key, body_hash: bodyHash(lead), lead_id: leadId, created_at: now.toISOString() };
  const claimed = await tx
    .insertInto("idempotency_keys")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet(row)
        .where("idempotency_keys.created_at", "<=", new Date(now.getTime() - keyLifetime).toISOString()),
    )
    .returning("lead_id")
    .executeTakeFirst();
  if (claimed) return undefined;
  const first = await tx
    .selectFrom("idempotency_keys")
    .select(["body_hash", "lead_id"])
    .where("key", "=", lead.key)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== row.body_hash) return { outcome: "conflict" };
  return { outcome: "repeated", id: first.lead_id };
}

async function insertLead(tx: Kysely<Database>, lead: NewLead, id: string, now: Date): Promise<void> {
  const { submission } = lead;
  await tx
    .insertInto("leads")
    .values({
      id,
      form_kind: lead.kind,
      status: lead.isSpam ? "spam" : "new",
      locale: submission.locale,
      fields: JSON.stringify(lead.fields),
      recommendations: JSON.stringify(submission.recommendations),
      email: mailOf(lead),
      page: submission.page,
      landing_page: submission.visit.landingPage,
      referrer_host: submission.visit.referrerHost,
      utm: JSON.stringify(submission.visit.utm),
      consent_version: submission.consentVersion,
      idempotency_key: lead.key,
      spam_reasons: JSON.stringify(lead.isSpam ? lead.spamReasons : []),
      created_at: now.toISOString(),
    })
    .execute();
}

const mailOf = (lead: NewLead) => (lead.fields.email ?? "").toLowerCase();

/** What makes two submissions the same: form, tidied fields and recommendations, whatever page or hour they came from. */
const bodyHash = ({ kind, fields, submission }: NewLead) => hash([kind, fields, submission.recommendations]);

/** The key of a plain post that has none: a double tap on one page is one lead. */
export const impliedKey = (kind: FormKind, fields: FormFields, { stamp, form }: Submission) =>
  `plain:${hash([stamp, form, kind, fields])}`;

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
