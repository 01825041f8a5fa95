import { hours } from "#domain/durations.ts";
import type { StaffCall } from "../http/office-handler.ts";
import type { RateLimit } from "../http/rate-limits.ts";
import type { RetryRequest } from "./requeue.ts";

/**
 * The retries of one member of staff, with another address or not: each goes to somebody else's server, and may go to
 * anybody's mailbox. One call recovers all that failed. All count them last, once they have their locks: else two could
 * wait for each other.
 */
export const retryLimit: RateLimit = { name: "delivery-retry", most: 60, window: hours(1) };

/** What the tries that a member of staff asks for are noted with. */
export const byPerson = ({ now, staff }: StaffCall): RetryRequest => ({
  now,
  trigger: "person",
  by: staff.userId,
});
