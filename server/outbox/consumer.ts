import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel } from "../base/db/schema.ts";
import { type ClaimRule, claimDeliveries, createDueCheck, type Delivery } from "./claims.ts";
import type { OutboxLimits } from "./limits.ts";
import { openConsumer } from "./open-consumer.ts";
import { errorCode, type Outcome } from "./outcome.ts";
import { requeueExpiredLeases, type SettleOptions, settle } from "./settle.ts";

/** Makes one try at a delivery, within the lease; an aborted `signal` ends it at once. Rejects only for bugs. */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>;

type OutboxOptions = SettleOptions & {
  db: Db;
  /** The channels with a transport; deliveries of another channel stay queued. */
  channels: readonly OutboxChannel[];
  send: Send;
  limits: OutboxLimits;
};

// Mail providers allow few connections at once; only hanging deliveries open more than these.
const slots: Record<OutboxChannel, number> = { mail: 2, "bulk-mail": 1, webhook: 4 };

/** The shortest time between two claims for what was enqueued, in milliseconds: after a claim that found something, or not. */
const wakePause = { found: 50, nothing: 1000 };

/**
 * Starts the consumers of the transactional outbox: claim, send, settle. First tries have their own consumers, newest
 * first, so that a backlog delays no new lead. Database errors are logged and retried at the next poll.
 */
export function startOutbox(options: OutboxOptions): { wake(): void; stop(): Promise<void> } {
  const { db, now, log, send, limits, random = Math.random } = options;
  const cutOff = new AbortController();
  let isStopping = false;
  let polling: Promise<void> | undefined;
  let databaseFails = false;
  let isWoken = false;
  /** Whether the claims since the last wake found something: where nothing can be sent, few of them do. */
  let hasFound = true;
  let pausing: NodeJS.Timeout | undefined;

  const rules = options.channels.flatMap((channel): ClaimRule[] => [
    // Nobody waits for a letter of a campaign.
    ...(channel === "bulk-mail" ? [] : [{ channel, takes: "first-tries" as const }]),
    { channel, takes: "all-due" },
  ]);
  const consumers = rules.map((rule) =>
    openConsumer({
      slots: slots[rule.channel],
      slotHeld: rule.takes === "first-tries" ? limits.slotHeld : undefined,
      claim: (limit) => claim(rule, limit),
      deliver,
    }),
  );
  const isAnyDue = createDueCheck(options.channels);
  let timer: NodeJS.Timeout;
  pollAgain();
  return { wake, stop };

  /** Polls at uneven intervals, so that servers of one database do not ask it in step. */
  function pollAgain() {
    poll();
    timer = setTimeout(pollAgain, limits.poll * (0.75 + random() / 2));
  }

  /** Claims at once, and what is enqueued soon after that together: else each lead of many would cost a claim. */
  function wake() {
    isWoken = pausing !== undefined;
    if (isWoken) return;
    claimAll();
    pause(hasFound ? wakePause.found : wakePause.nothing);
    hasFound = false;
  }

  function pause(length: number) {
    clearTimeout(pausing);
    pausing = setTimeout(() => {
      pausing = undefined;
      if (isWoken) wake();
    }, length);
  }

  async function claim(rule: ClaimRule, limit: number): Promise<Delivery[]> {
    const deliveries = await withDatabase(() => claimDeliveries(db, rule, limit, now()), []);
    if (deliveries.length > 0 && !hasFound) {
      hasFound = true;
      if (pausing) pause(wakePause.found);
    }
    return deliveries;
  }

  function poll() {
    polling ??= withDatabase(async () => {
      await requeueExpiredLeases(options);
      return isAnyDue(db, now());
    }, false).then((isDue) => {
      polling = undefined;
      if (isDue) claimAll();
    });
  }

  function claimAll() {
    for (const consumer of consumers) consumer.poll();
  }

  async function deliver(delivery: Delivery): Promise<boolean> {
    const startedAt = now();
    const clock = performance.now();
    const isBegun = !isStopping;
    const outcome: Outcome = isBegun
      ? await send(delivery, cutOff.signal).catch((error: unknown) => outcomeOfCrash(delivery, error))
      : { result: "stopped" };
    // It may have arrived: its lease runs out, by which a letter of a campaign counts as lost.
    if (isBegun && outcome.result === "stopped" && delivery.channel === "bulk-mail") {
      log.info({ outboxId: delivery.id, kind: delivery.kind }, "outbox: cut off, counts as lost");
      return false;
    }
    const ms = performance.now() - clock;
    await settle(delivery, { outcome, startedAt, ms }, cutOff.signal, options);
    return outcome.result === "sent";
  }

  function outcomeOfCrash({ id, kind }: Delivery, error: unknown): Outcome {
    log.error({ outboxId: id, kind, err: error }, "outbox: a try broke");
    const text = `The delivery broke inside the server (${errorCode(error)}).`;
    return { result: "retry", reason: { code: "server-ended", text } };
  }

  async function withDatabase<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const result = await work();
      if (databaseFails) log.info("outbox: the database answers again");
      databaseFails = false;
      return result;
    } catch (error) {
      // Logged once for each outage, because the poll repeats every second.
      if (!databaseFails) log.error({ err: error }, "outbox: the database fails, trying again");
      databaseFails = true;
      return otherwise;
    }
  }

  async function stop() {
    isStopping = true;
    clearTimeout(timer);
    clearTimeout(pausing);
    for (const consumer of consumers) consumer.close();
    const allIdle = Promise.all([polling, ...consumers.map((consumer) => consumer.idle())]);
    const grace = setTimeout(() => cutOff.abort(), limits.shutdownGrace);
    await allIdle;
    clearTimeout(grace);
  }
}
