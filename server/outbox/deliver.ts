import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel } from "../base/db/schema.ts";
import { claimDeliveries, type Delivery, requeueExpiredLeases } from "./claims.ts";
import { type ConsumerRule, openConsumer } from "./consumer.ts";
import type { OutboxLimits } from "./limits.ts";
import { codeOf, type Outcome } from "./outcome.ts";
import { type SettleOptions, settle } from "./settle.ts";

/** One try at a delivery, within the lease; at once over when `signal` aborts. Rejects only on errors of ours. */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>;

export type OutboxOptions = SettleOptions & {
  db: Db;
  /** What can be sent; deliveries of another channel stay queued. */
  channels: readonly OutboxChannel[];
  send: Send;
  limits: OutboxLimits;
};

// Mail providers allow few connections at once; only letters that hang open more than four.
const slots: Record<OutboxChannel, number> = { mail: 2, webhook: 4 };

/**
 * Starts the consumers of the outbox: claim, send, settle, until they are stopped. First tries have consumers of
 * their own, newest first, so that a backlog delays no new lead. Errors of the database are logged and outlived.
 */
export function startOutbox(options: OutboxOptions): { wake(): void; stop(): Promise<void> } {
  const { db, now, log, send, limits } = options;
  const cutOff = new AbortController();
  let isStopping = false;
  let polling: Promise<void> | undefined;
  let databaseFails = false;

  const rules = options.channels.flatMap((channel): ConsumerRule[] => [
    { channel, takes: "first-tries", slots: slots[channel] },
    { channel, takes: "all-due", slots: slots[channel] },
  ]);
  const consumers = rules.map((rule) =>
    openConsumer({
      slots: rule.slots,
      slotHeld: rule.takes === "first-tries" ? limits.slotHeld : undefined,
      claim: (limit) => withDatabase(() => claimDeliveries(db, rule, limit, now()), []),
      deliver,
    }),
  );
  const timer = setInterval(poll, limits.poll);
  poll();
  return { wake, stop };

  function wake() {
    for (const consumer of consumers) consumer.poll();
  }

  function poll() {
    polling ??= withDatabase(() => requeueExpiredLeases(db, now()), undefined).then(() => {
      polling = undefined;
      wake();
    });
  }

  async function deliver(delivery: Delivery): Promise<boolean> {
    const outcome: Outcome = isStopping
      ? { result: "stopped" }
      : await send(delivery, cutOff.signal).catch(outcomeOfCrash);
    await settle(delivery, outcome, cutOff.signal, options);
    return outcome.result === "sent";
  }

  function outcomeOfCrash(error: unknown): Outcome {
    log.error({ err: error }, "outbox: a try broke");
    return { result: "retry", reason: `The delivery broke inside the server (${codeOf(error)}).` };
  }

  async function withDatabase<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const result = await work();
      if (databaseFails) log.info("outbox: the database answers again");
      databaseFails = false;
      return result;
    } catch (error) {
      // Once for each outage: the poll comes by every second.
      if (!databaseFails) log.error({ err: error }, "outbox: the database fails, trying again");
      databaseFails = true;
      return otherwise;
    }
  }

  async function stop() {
    isStopping = true;
    clearInterval(timer);
    for (const consumer of consumers) consumer.close();
    const allIdle = Promise.all([polling, ...consumers.map((consumer) => consumer.idle())]);
    const grace = setTimeout(() => cutOff.abort(), limits.shutdownGrace);
    await allIdle;
    clearTimeout(grace);
  }
}
