import type { OutputOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxState } from "../base/db/schema.ts";
import type { Delivery } from "../outbox/claims.ts";
import { findDeliveryPeople } from "../people/delivery-people.ts";

const mostFailures = 20;
/** How many rows are looked at: those whose subject was erased are no work for anybody. */
const mostLookedAt = 60;

/**
 * Lists what only a person can get through, latest first: mails to visitors that are held, failed or withheld, and
 * webhooks that failed.
 */
export async function listFailures(db: Db): Promise<OutputOf<typeof getToday>["failures"]> {
  const deliveries = [
    ...(await latestOf(db, "failed")),
    ...(await latestOf(db, "held")),
    ...(await latestOf(db, "withheld")),
  ].sort((one, other) => (one.id < other.id ? 1 : -1));
  const people = await findDeliveryPeople(db, deliveries);
  const endpoints = await endpointNames(db);
  return deliveries
    .flatMap((delivery) => {
      const person = people.get(delivery.ref_id);
      if (!person) return [];
      const { id: deliveryId, kind, channel, created_at: at, last_error: reason } = delivery;
      const target = channel === "mail" ? person.email : (endpoints.get(delivery.target) ?? delivery.target);
      const { personId, name } = person;
      return [{ deliveryId, kind, channel, personId, name, target, reason, at }];
    })
    .slice(0, mostFailures);
}

// Ids begin with the time, so that the index over states and ids gives the latest.
const latestOf = (db: Db, state: OutboxState): Promise<Delivery[]> =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where("state", "=", state)
    .where((eb) =>
      state === "failed"
        ? eb.or([eb("channel", "=", "webhook"), eb("mailbox", "is not", null)])
        : eb.and([eb("channel", "=", "mail"), eb("mailbox", "is not", null)]),
    )
    .orderBy("id", "desc")
    .limit(mostLookedAt)
    .execute();

/** The endpoints' addresses, whose host names them for a reader. */
async function endpointNames(db: Db): Promise<Map<string, string>> {
  const endpoints = await db.selectFrom("webhook_endpoints").select(["id", "url"]).execute();
  return new Map(endpoints.map(({ id, url }) => [id, new URL(url).host]));
}
