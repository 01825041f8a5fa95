import { type Insertable, sql } from "kysely";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { formKindsText, withFormKind } from "#domain/people/form-kinds-text.ts";
import type { Stage } from "#domain/people/people.ts";
import { mostAlike, personName } from "#domain/people/person-names.ts";
import { termsOfLead } from "#domain/people/search-terms.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import { isPostgres } from "../base/db/is-postgres.ts";
import type { Db } from "../base/db/open-database.ts";
import type { PeopleTable } from "../base/db/people-schema.ts";
import { runTogether, writeLast } from "../base/db/run-together.ts";
import { writeSignals } from "../base/db/signals.ts";
import { newId } from "../base/new-id.ts";
import type { PersonLead } from "../leads/queries.ts";
import { findRoot, type Person } from "./people-rows.ts";
import { phoneColumns } from "./person-fields.ts";
import { addTerms } from "./term-rows.ts";

/**
 * Joins a lead to the person with its address and an alike name, else to a new one; a newsletter's to no new one.
 * Resolves with the person's id, null for nobody.
 */
export async function joinPerson(tx: Db, lead: PersonLead, now: Date): Promise<string | null> {
  const person = await lockSame(tx, lead);
  if (!person && lead.kind === "newsletter") return null;
  const id = person?.id ?? newId(now);
  if (person) await addLead(tx, person, lead, now);
  else await writeLast(tx, () => insertPerson(tx, lead, now, id));
  await writeLast(tx, () => addTerms(tx, id, termsOfLead(lead)));
  await writeLast(tx, () => writeSignals(tx, [{ topic: "people", id }], "", now));
  return id;
}

type Sender = Pick<PersonLead, "kind" | "fields" | "email">;

/** Locks the mail address of a lead, and then the person whom it joins; undefined where it makes a new one. */
export async function lockSame(tx: Db, lead: Sender): Promise<Person | undefined> {
  const { kind, fields, email } = lead;
  if (!isMailAddress(email)) return undefined;
  // Two leads of one person at once: the second waits here until the first has made the person.
  const [, people] = await runTogether<[unknown, Person[]]>(
    tx,
    () => lockAddress(tx, lead),
    () => selectByMail(tx, [{ email }]),
  );
  const person = mostAlike(people, personName(kind, fields));
  const root = person && (await findRoot(tx, person));
  if (!root) return undefined;
  const [latest] = isPostgres(tx) ? await lockRoot(tx, [{ id: root.id }]) : [root];
  // The person may have been merged, tagged as spam or deleted before the lock was taken.
  const isSame = latest?.merged_into === root.merged_into && latest.tagged_at === root.tagged_at;
  if (!isSame) return lockSame(tx, lead);
  // A person who is about to be deleted gets no new message.
  const isFree = latest.merged_into === null && latest.tagged_at === null && latest.delete_at === null;
  return isFree ? latest : undefined;
}

/** Locks a mail address until the transaction ends: of its leads one at a time finds or makes the person. */
const lockAddress = async (tx: Db, { email }: Sender): Promise<unknown> =>
  isPostgres(tx) ? lockMail(tx, [{ email }]) : undefined;

const lockRoot = compileOnce((db, [{ id }]: [{ id: string }]) =>
  db.selectFrom("people").selectAll().where("id", "=", id).forNoKeyUpdate(),
);

const lockMail = compileOnce((db, [{ email }]: [{ email: string }]) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${email}, 0))`.as("locked")),
);

const selectByMail = compileOnce((db, [{ email }]: [{ email: string }]) =>
  db
    .selectFrom("people")
    .selectAll()
    .where("email", "=", email)
    .where("tagged_at", "is", null)
    .orderBy("last_activity_at", "desc")
    .limit(20),
);

/** The stage of a person after a message. */
export const stageOf = ({ kind }: Pick<PersonLead, "kind">, stage: Stage): Stage => {
  if (kind === "newsletter" || stage === "client") return stage;
  if (kind === "appointment") return "booked";
  return stage === "closed" ? "new" : stage;
};

async function addLead(tx: Db, person: Person, lead: PersonLead, now: Date): Promise<void> {
  const { kind, fields, replyBy } = lead;
  const at = now.toISOString();
  // Who knows an address and a name must not put a number of their own on the card of whom the staff know.
  const isKnown = person.stage === "client" || person.last_contact_at !== null;
  // As `refreshClock` has it.
  const isShown = kind !== "newsletter" && (replyBy !== null || person.reply_due_at === null);
  const isEarlier = replyBy !== null && (person.reply_due_at === null || replyBy < person.reply_due_at);
  await tx
    .updateTable("people")
    .set({
      last_activity_at: at,
      form_kinds: withFormKind(person.form_kinds, kind),
      stage: stageOf(lead, person.stage),
      ...(isShown && { last_lead_id: lead.id }),
      ...(isEarlier && { reply_due_at: replyBy, first_unanswered_at: at }),
      ...(person.name === "" && { name: personName(kind, fields) }),
      ...(person.phone_shown === "" && !isKnown && phoneColumns(fields.phone ?? "")),
    })
    .where("id", "=", person.id)
    .execute();
}

export async function insertPerson(
  tx: Db,
  lead: PersonLead,
  now: Date,
  id: string = newId(now),
): Promise<string> {
  const at = now.toISOString();
  await insertRow(tx, [
    {
      id,
      name: personName(lead.kind, lead.fields),
      email: isMailAddress(lead.email) ? lead.email : "",
      ...phoneColumns(lead.fields.phone ?? ""),
      writes: lead.locale,
      speaks: lead.locale,
      stage: stageOf(lead, "new"),
      closed_reason: "",
      first_unanswered_at: lead.replyBy && at,
      reply_due_at: lead.replyBy,
      last_lead_id: lead.id,
      form_kinds: formKindsText([lead.kind]),
      next_step: "",
      last_activity_at: at,
      blocked_channels: "[]",
      created_at: at,
    },
  ]);
  return id;
}

const insertRow = compileOnce((db, rows: [Insertable<PeopleTable>]) => db.insertInto("people").values(rows));
