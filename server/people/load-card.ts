import { groupedPhone } from "#domain/forms/phone-number.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { type ContactChannel, spokenConsent } from "#domain/people/people.ts";
import { listedName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import { colleagueOf, findNames } from "./colleagues.ts";
import { listDrafts } from "./draft-rows.ts";
import { isListed, listFamily, type Person } from "./people-rows.ts";
import { loadTimeline } from "./timeline.ts";
import { listAppointmentsOf } from "./timeline-deliveries.ts";

const mostAlike = 10;

/** The fields of a person as screens show them and as changes name what they saw. */
export const shownFields = (person: Pick<Person, "name" | "email" | "phone_shown">) => ({
  name: maskSensitiveNumbers(person.name),
  email: person.email,
  phone: maskSensitiveNumbers(groupedPhone(person.phone_shown)),
});

export const blockedChannels = (person: Person) => JSON.parse(person.blocked_channels) as ContactChannel[];

/** All of a person that its screen shows; `userId` is whose drafts they are. */
export async function loadCard(
  db: Db,
  person: Person,
  { userId, keySecret }: { userId: string; keySecret: string },
): Promise<PersonCard> {
  const ids = await listFamily(db, person.id);
  const names = await findNames(db, [person.assigned_to]);
  const { phone, ...shown } = shownFields(person);
  const { entries, next } = await loadTimeline(db, ids, undefined);
  return {
    id: person.id,
    mergedInto: person.merged_into,
    ...shown,
    phone: person.phone,
    phoneShown: phone,
    writes: person.writes,
    speaks: person.speaks,
    stage: person.stage,
    closedReason: person.closed_reason,
    assignedTo: colleagueOf(names, person.assigned_to),
    replyBy: person.reply_due_at,
    nextStep: person.next_step,
    nextStepAt: person.next_step_at,
    createdAt: person.created_at,
    deleteAt: person.delete_at,
    ...(await originOf(db, ids, person)),
    blockedChannels: blockedChannels(person),
    subscribed: await isSubscribed(db, ids),
    merged: await listMerged(db, ids.slice(1)),
    alike: await listAlike(db, person, ids),
    appointments: await listAppointmentsOf(db, ids),
    drafts: await listDrafts(db, ids, userId, keySecret),
    timeline: entries,
    nextEntries: next,
    lastAnswerId: person.last_answer_id,
  };
}

/** Where a person came from, by the first message, and the consent that came with the latest. */
async function originOf(db: Db, ids: readonly string[], person: Person) {
  const leads = db.selectFrom("leads").selectAll().where("person_id", "in", ids).limit(1);
  const first = await leads.orderBy("created_at").executeTakeFirst();
  const latest = await leads.orderBy("created_at", "desc").executeTakeFirst();
  return {
    consentVersion: latest?.consent_version || (person.spoken_consent_at === null ? "" : spokenConsent),
    source: {
      page: maskSensitiveNumbers(first?.page ?? ""),
      landingPage: maskSensitiveNumbers(first?.landing_page ?? ""),
      referrerHost: first?.referrer_host ?? "",
      utm: JSON.parse(first?.utm ?? "{}") as Record<string, string>,
    },
  };
}

async function isSubscribed(db: Db, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("subscribers")
    .innerJoin("people", "people.email", "subscribers.email")
    .select("subscribers.id")
    .where("people.id", "in", ids)
    .where("subscribers.status", "=", "confirmed")
    .executeTakeFirst();
  return row !== undefined;
}

async function listMerged(db: Db, ids: readonly string[]): Promise<PersonCard["merged"]> {
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom("people")
    .select(["id", "name", "email", "phone_shown"])
    .where("id", "in", ids)
    .execute();
  return people.map((person) => ({ id: person.id, name: listedName(person) }));
}

async function listAlike(db: Db, person: Person, ids: readonly string[]): Promise<PersonCard["alike"]> {
  const { email, phone } = person;
  // Who is being deleted is merged with nobody.
  if ((email === "" && phone === "") || person.delete_at !== null) return [];
  const people = await db
    .selectFrom("people")
    .select(["id", "name", "email", "phone_shown"])
    .where((eb) =>
      eb.or([
        ...(email === "" ? [] : [eb("email", "=", email)]),
        ...(phone === "" ? [] : [eb("phone", "=", phone)]),
      ]),
    )
    .where("id", "not in", ids)
    .where("delete_at", "is", null)
    .where(isListed)
    .limit(mostAlike)
    .execute();
  return people.map((other) => ({
    id: other.id,
    name: listedName(other),
    reason: email !== "" && other.email === email ? "email" : "phone",
  }));
}
