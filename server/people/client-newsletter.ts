import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { endForClient, giveBackToPerson } from "../newsletter/client-subscriptions.ts";
import { subscribersChanged } from "../newsletter/queries.ts";
import { findPerson, findRoots, listAddresses, listFamily } from "./people-rows.ts";

/**
 * Ends the newsletter at the addresses of a person and of all merged into it. What was asked for at an address since
 * somebody else who has it, too, is a client, is that one's consent and stays.
 */
export async function endNewsletter(tx: Db, personId: string, at: string, call: StaffCall): Promise<void> {
  for (const { email, clientSince } of await listShared(tx, personId)) {
    const askedUntil = clientSince && clientSince < at ? clientSince : at;
    if (await endForClient(tx, email, { at, askedUntil })) await tell(tx, call);
  }
}

/** Ends the newsletter at an address that a client has got since they became one, as it ended then at the others. */
export async function endAtNewAddress(tx: Db, personId: string | null, call: StaffCall): Promise<void> {
  const person = personId === null ? undefined : await findPerson(tx, personId);
  if (person?.stage === "client" && person.converted_at)
    await endNewsletter(tx, person.id, person.converted_at, call);
}

/** Gives back what ended at a moment, but not at an address that somebody has who is a client. */
export async function giveBackNewsletter(
  tx: Db,
  personId: string,
  endedAt: string,
  call: StaffCall,
): Promise<void> {
  for (const { email, clientSince } of await listShared(tx, personId))
    if (clientSince === undefined && (await giveBackToPerson(tx, email, endedAt))) await tell(tx, call);
}

const tell = (tx: Db, { staff, now }: StaffCall) => writeSignals(tx, [subscribersChanged], staff.userId, now);

/** The addresses of a person and of all merged into it, each with since when somebody else who has it is a client. */
async function listShared(tx: Db, personId: string) {
  const ids = await listFamily(tx, personId);
  const addresses = await listAddresses(tx, ids);
  if (addresses.length === 0) return [];
  const people = tx
    .selectFrom("people")
    .select(["id", "people.email", "stage", "converted_at"])
    .where("people.email", "in", addresses);
  const senders = tx
    .selectFrom("leads")
    .innerJoin("people", "people.id", "leads.person_id")
    .select(["people.id", "leads.email", "stage", "converted_at"])
    .where("leads.email", "in", addresses);
  const holders = await people.union(senders).execute();
  const others = holders.filter(({ id }) => !ids.includes(id));
  const roots = await findRoots(
    tx,
    others.map(({ id }) => id),
  );
  return addresses.map((email) => {
    const moments = others
      .filter((other) => other.email === email)
      .flatMap((other) => [other, roots.get(other.id)])
      .flatMap((each) => (each?.stage === "client" ? [each.converted_at ?? ""] : []));
    return { email, clientSince: moments.toSorted()[0] };
  });
}
