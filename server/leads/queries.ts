import { createHash } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import { days, hours, minutes } from "#domain/durations.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import { leadSource } from "#domain/forms/lead-source.ts";
import { countedService } from "#domain/forms/requested-service.ts";
import type { Locale } from "#domain/locale.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { commitTogether, runTogether, writeLast } from "../base/db/run-together.ts";
import type { LeadsTable } from "../base/db/schema.ts";
import { newId } from "../base/new-id.ts";
import { bucketOf, countAgainst, type LimitOptions, type RateLimit } from "../http/rate-limits.ts";
import { Refused } from "../http/refused.ts";
import type { Submission } from "../http/request-env.ts";
import type { LetterLead } from "../letters/letter.ts";

/** The lifetime of an idempotency key, in milliseconds: a lead may wait on a device until its site is opened again. */
export const keyLifetime = days(30);

type NewLead = {
  kind: FormKind;
  /** With numbers like an SSN masked; `sealed` has what stood there. */
  fields: FormFields;
  sealed: string | null;
  submission: Submission;
  replyBy: string | null;
  /** The idempotency key; empty when the sender gave none, and repeats are not recognised. */
  key: string;
  clientAddress: string;
  spamReasons: readonly string[];
  isSpam: boolean;
};

type StoredLead = {
  id: string;
  kind: FormKind;
  email: string;
  clientAddress: string;
  submission: Submission;
};
export type PersonLead = Pick<NewLead, "kind" | "fields" | "replyBy"> & {
  id: string;
  email: string;
  locale: Locale;
};
/** Joins a lead to its person in the lead's transaction; resolves with the person's id, null for nobody. */
export type JoinPerson = (tx: Db, lead: PersonLead, now: Date) => Promise<string | null>;
/**
 * A lead's follow-up: it reads what it needs while the person is searched for, and resolves with what writes after the
 * lead's insert. An error that it throws rolls the lead back.
 */
export type Follow<T> = (tx: Db, options: LimitOptions) => Promise<(lead: StoredLead) => Promise<T>>;

/**
 * Stores a lead and its follow-up in one transaction; resolves after its commit. A repeat of an idempotency key gets
 * the first id, whatever `followUp` would refuse by now. Throws `Refused` for a key with another body and for a full
 * rate limit, and what the database throws; nothing is stored then, unless only the answer to the commit was lost.
 */
export function storeLead<T>(
  db: Db,
  lead: NewLead,
  options: LimitOptions & { joinPerson: JoinPerson; followUp: () => Follow<T> },
): Promise<{ id: string; replyBy: string | null; followResult: T | undefined }> {
  const { now, joinPerson, followUp } = options;
  const id = newId(now);
  const email = mailOf(lead);
  return commitTogether(db, async (tx) => {
    const firstId = await claimKey(tx, lead, id, now);
    if (firstId !== undefined)
      return { id: firstId, replyBy: await findPromise(tx, firstId), followResult: undefined };
    const follow = followUp();
    await countAgainst(tx, rateCounts(lead), options);
    const { kind, fields, replyBy, submission, clientAddress } = lead;
    const personLead = { id, kind, fields, replyBy, email, locale: submission.locale };
    const storedLead = { id, kind, email, clientAddress, submission };
    const [write, personId] = lead.isSpam
      ? [undefined, null]
      : await runTogether<[Awaited<ReturnType<Follow<T>>>, string | null]>(
          tx,
          () => follow(tx, options),
          () => joinPerson(tx, personLead, now),
        );
    await writeLast(tx, () => insertLead(tx, lead, { id, personId }, now));
    return { id, replyBy, followResult: await write?.(storedLead) };
  });
}

async function findPromise(tx: Db, id: string): Promise<string | null> {
  const row = await tx.selectFrom("leads").select("reply_by").where("id", "=", id).executeTakeFirst();
  return row?.reply_by ?? null;
}

// All by client address: a limit by mail address would let anybody lock out whose address they know.
const formLimits: RateLimit[] = [{ name: "address", most: 60, window: minutes(10) }];
const bookingLimits: RateLimit[] = [
  { name: "booking-day", most: 8, window: days(1), refusal: "too-many-bookings" },
  { name: "booking-hour", most: 4, window: hours(1), refusal: "too-many-bookings" },
];

/** The longest window of a rate limit, in milliseconds: counters that started earlier can be deleted. */
export const longestWindow = days(1);

const rateCounts = ({ kind, clientAddress }: NewLead) =>
  (kind === "appointment" ? bookingLimits : formLimits).map((limit) => ({ limit, value: clientAddress }));

/** Claims an idempotency key; resolves with undefined, or with the id of the lead that claimed it before. */
async function claimKey(tx: Db, lead: NewLead, leadId: string, now: Date): Promise<string | undefined> {
  if (!lead.key) return undefined;
  const row = { key: lead.key, body_hash: bodyHash(lead), lead_id: leadId, created_at: now.toISOString() };
  const claimedKey = await tx
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
  if (claimedKey) return undefined;
  const first = await tx
    .selectFrom("idempotency_keys")
    .select(["body_hash", "lead_id"])
    .where("key", "=", lead.key)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== row.body_hash) throw new Refused("key-conflict");
  return first.lead_id;
}

async function insertLead(
  tx: Db,
  lead: NewLead,
  { id, personId }: { id: string; personId: string | null },
  now: Date,
): Promise<void> {
  const { submission } = lead;
  await insertRow(tx, [
    {
      id,
      form_kind: lead.kind,
      status: lead.isSpam ? "spam" : "new",
      locale: submission.locale,
      fields: JSON.stringify(lead.fields),
      sealed: lead.sealed,
      recommendations: JSON.stringify(submission.recommendations),
      email: mailOf(lead),
      page: submission.page,
      landing_page: submission.attribution.landingPage,
      referrer_host: submission.attribution.referrerHost,
      utm: JSON.stringify(submission.attribution.utm),
      consent_version: submission.consentVersion,
      idempotency_key: lead.key,
      spam_reasons: JSON.stringify(lead.isSpam ? lead.spamReasons : []),
      created_at: now.toISOString(),
      person_id: personId,
      reply_by: lead.replyBy,
      service: countedService(lead.kind, lead.fields),
      source: leadSource(submission.attribution),
    },
  ]);
}

const insertRow = compileOnce((db, rows: [Insertable<LeadsTable>]) => db.insertInto("leads").values(rows));

const mailOf = (lead: NewLead) => (lead.fields.email ?? "").toLowerCase();

/** The hash by which submissions are equal: form kind, tidied fields and recommendations, not page or time. */
const bodyHash = ({ kind, fields, submission }: NewLead) => hash([kind, fields, submission.recommendations]);

/**
 * The idempotency key for a plain post without one, so that a double tap on one page is one lead. It is that of one
 * client address alone: who knows what somebody else has booked is not shown the address of that appointment.
 */
export const impliedKey = (
  kind: FormKind,
  fields: FormFields,
  { formToken, form }: Submission,
  { clientAddress, secret }: { clientAddress: string; secret: string },
) => bucketOf("plain", JSON.stringify([clientAddress, formToken, form, kind, fields]), secret);

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Finds a lead; undefined when it is unknown or was erased. */
export async function findLead(db: Db, id: string): Promise<FoundLead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parseLead(row);
}

export type Lead = Selectable<LeadsTable>;

type FoundLead = LetterLead & Pick<Lead, "status" | "rescued_at">;

export const parseLead = (row: Lead): FoundLead => ({
  ...row,
  fields: JSON.parse(row.fields),
  recommendations: JSON.parse(row.recommendations),
});
