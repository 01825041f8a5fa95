import { seconds } from "#domain/durations.ts";

/** Time limits of the outbox, in milliseconds; tests shorten them. */
export type OutboxLimits = {
  /** How often it looks for deliveries that have come due, and for leases that have run out. */
  poll: number;
  /** How long stopping waits for tries that are under way before it cuts them off. */
  shutdownGrace: number;
  /** After this a running first try no longer holds its slot, so that slow receivers block nobody. */
  slotHeld: number;
  /** One try of a mail, from connecting to the last answer. Well under the lease, as are all tries. */
  smtpTimeout: number;
  /** One silent spell of a mail server: greeting and answers. */
  smtpSilence: number;
  /** One try of a webhook, from the look-up of the name to the end of the answer. */
  webhookTimeout: number;
};

export const outboxLimits: OutboxLimits = {
  poll: seconds(1),
  shutdownGrace: seconds(7),
  slotHeld: seconds(2),
  smtpTimeout: seconds(20),
  smtpSilence: seconds(10),
  webhookTimeout: seconds(15),
};
