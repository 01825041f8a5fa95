import { minutes, seconds } from "#domain/durations.ts";

/** Time limits of the outbox, in milliseconds; tests shorten them. */
export type OutboxLimits = {
  /** The mean interval of polls for due deliveries and expired leases. */
  poll: number;
  /** The interval of the looks at whether mail to the practice fails. */
  practiceMailCheck: number;
  /** The time that running tries get at shutdown before they are aborted. */
  shutdownGrace: number;
  /** The time after which a running first try gives up its slot, so that slow receivers block no others. */
  slotHeld: number;
  /** The time of one mail try, from connecting to the last answer; well below the lease, like every try. */
  smtpTimeout: number;
  /** The longest silence of a mail server, before its greeting and before each answer. */
  smtpSilence: number;
  /** The time of one webhook try, from the DNS lookup to the end of the answer. */
  webhookTimeout: number;
};

export const outboxLimits: OutboxLimits = {
  poll: seconds(1),
  practiceMailCheck: minutes(1),
  shutdownGrace: seconds(7),
  slotHeld: seconds(2),
  smtpTimeout: seconds(20),
  smtpSilence: seconds(10),
  webhookTimeout: seconds(15),
};
