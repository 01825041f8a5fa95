import { type Kysely, type Selectable, sql } from "kysely";
import { v7 } from "uuid";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { e164 } from "#domain/forms/phone-number.ts";
import { withFormKind } from "#domain/people/form-kinds-text.ts";
import { mostAlike, personName } from "#domain/people/person-names.ts";
import { termsOfLead } from "#domain/people/search-terms.ts";
import type { PeopleTable } from "./people-schema.ts";
import type { Database, LeadsTable } from "./schema.ts";

type Lead = Selectable<LeadsTable>;
/** Without the columns that later migrations add. */
type Person = Omit<
  Selectable<PeopleTable>,
  | ("last_answer_id" | "converted_at" | "handed_over_at" | "hold_reason" | "held_by" | "held_at")
  | ("delete_at" | "delete_by" | "tagged_at" | "released_at")
> & {
  terms: Set<string>;
};
type Joined = { people: Person[]; leads: { id: string; personId: string }[] };

/** The leads of one read, and of one write. */
const batch = 1000;

/** Makes people of stored leads, as `joinPerson` does. Nobody waits: mails answered them before the office existed. */
export const joinStoredLeads = (db: Kysely<Database>): Promise<void> =>
  db.isTransaction ? joinAll(db) : db.transaction().execute(joinAll);

async function joinAll(db: Kysely<Database>): Promise<void> {
  let joined: Joined = { people: [], leads: [] };
  let ofAddress: Lead[] = [];
  let last: Lead | undefined;
  do {
    // By address, so that one address is done when the next one begins.
    const leads: Lead[] = await db
      .selectFrom("leads")
      .selectAll()
      // Wrapped in calls so that no index of these columns is used: with one, each read would sort all remaining leads.
      .where(sql<boolean>`coalesce(status, '') = 'new' and coalesce(person_id, '') = ''`)
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(email, created_at, id) > (${last?.email}, ${last?.created_at}, ${last?.id})`,
        ),
      )
      .orderBy("email")
      .orderBy("created_at")
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const lead of leads) {
      if (lead.email !== ofAddress[0]?.email) {
        joinAddress(ofAddress, joined);
        ofAddress = [];
      }
      ofAddress.push(lead);
    }
    last = leads.at(-1);
    if (!last) joinAddress(ofAddress, joined);
    if (!last || joined.leads.length >= batch) {
      await store(db, joined);
      joined = { people: [], leads: [] };
    }
  } while (last);
}

function joinAddress(leads: readonly Lead[], joined: Joined): void {
  const people: Person[] = [];
  const add = (person: Person, lead: Lead) => joined.leads.push({ id: lead.id, personId: person.id });
  for (const lead of leads.filter(({ form_kind }) => form_kind !== "newsletter")) {
    const name = personName(lead.form_kind, JSON.parse(lead.fields));
    const isAddress = isMailAddress(lead.email);
    const known = isAddress ? mostAlike(latestFirst(people), name) : undefined;
    const person = known ?? newPerson(lead, isAddress);
    if (!known) people.push(person);
    addTo(person, lead, name);
    add(person, lead);
  }
  const [person] = latestFirst(people);
  for (const lead of leads)
    if (person && lead.form_kind === "newsletter") {
      person.form_kinds = withFormKind(person.form_kinds, lead.form_kind);
      add(person, lead);
    }
  joined.people.push(...people);
}

const latestFirst = (people: readonly Person[]) =>
  people.toSorted((one, other) => (one.last_activity_at < other.last_activity_at ? 1 : -1));

const newPerson = (lead: Lead, isAddress: boolean): Person => ({
  id: v7({ msecs: Date.parse(lead.created_at) }),
  name: "",
  email: isAddress ? lead.email : "",
  phone: "",
  phone_shown: "",
  writes: lead.locale,
  speaks: lead.locale,
  stage: "talking",
  closed_reason: "",
  assigned_to: null,
  first_unanswered_at: null,
  reply_due_at: null,
  next_step: "",
  next_step_at: null,
  last_lead_id: null,
  last_activity_at: lead.created_at,
  last_contact_at: null,
  spoken_consent_at: null,
  blocked_channels: "[]",
  merged_into: null,
  created_at: lead.created_at,
  form_kinds: " ",
  terms: new Set(),
});

function addTo(person: Person, lead: Lead, name: string): void {
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  const { phone = "" } = fields;
  person.name ||= name;
  if (person.phone_shown === "") Object.assign(person, { phone: e164(phone), phone_shown: phone });
  if (lead.form_kind === "appointment") person.stage = "booked";
  person.form_kinds = withFormKind(person.form_kinds, lead.form_kind);
  person.last_lead_id = lead.id;
  person.last_activity_at = lead.created_at;
  for (const term of termsOfLead({ id: lead.id, kind: lead.form_kind, fields })) person.terms.add(term);
}

async function store(db: Kysely<Database>, { people, leads }: Joined): Promise<void> {
  for (const some of batchesOf(people))
    await db
      .insertInto("people")
      .values(some.map(({ terms: _, ...person }) => person))
      .execute();
  const terms = people.flatMap(({ id, terms }) => [...terms].map((term) => ({ term, person_id: id })));
  for (const some of batchesOf(terms)) await db.insertInto("search_terms").values(some).execute();
  for (const some of batchesOf(leads)) {
    const rows = some.map(({ id, personId }) => sql`(${id}, ${personId})`);
    await sql`with joined (id, person_id) as (values ${sql.join(rows)})
      update leads set person_id = joined.person_id from joined where joined.id = leads.id`.execute(db);
  }
}

/** Splits rows into batches of 1,000, each small enough for the parameters of one statement. */
export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, part) =>
    rows.slice(part * batch, (part + 1) * batch),
  );
}
