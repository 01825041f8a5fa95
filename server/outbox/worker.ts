import { seconds } from "#domain/durations.ts";
import type { OutboxChannel } from "../base/db/schema.ts";
import { openCarriers } from "./carriers.ts";
import { claimDeliveries, type Delivery, requeueExpiredLeases } from "./claims.ts";
import { type LaneRule, openLane } from "./lane.ts";
import type { OutboxOptions } from "./options.ts";
import { codeOf, type Outcome } from "./outcome.ts";
import { recordOutcome } from "./settle.ts";

const pollEvery = seconds(1);
/** How long stopping waits for what is in flight before it is cut off. */
const patience = seconds(7);
const stopped: Outcome = { result: "stopped" };
const mail: OutboxChannel[] = ["practice-mail", "visitor-mail"];
const webhook: OutboxChannel[] = ["webhook"];

// Mail providers allow few connections at once; only letters that hang open more than four.
const mailLanes: LaneRule[] = [
  { channels: mail, takes: "first-tries", slots: 2, slotHeldFor: seconds(2) },
  { channels: mail, takes: "all-due", slots: 2 },
];
const webhookLanes: LaneRule[] = [
  { channels: webhook, takes: "first-tries", slots: 4, slotHeldFor: seconds(2) },
  { channels: webhook, takes: "all-due", slots: 4 },
];

/**
 * Delivers what stands in the outbox until it is stopped. First tries have lanes of their own, newest
 * first, so that a backlog delays no new lead. Errors of the database are logged and outlived.
 * Without `SMTP_URL` letters stay queued.
 */
export function startOutbox(options: OutboxOptions): { wake(): void; stop(): Promise<void> } {
  const { db, now, env, log } = options;
  const carriers = openCarriers(options);
  const cutOff = new AbortController();
  let isStopping = false;
  let polling: Promise<void> | undefined;
  let databaseFails = false;

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

  async function deliver(delivery: Delivery): Promise<boolean> {
    const outcome = isStopping ? stopped : await carriers.attempt(delivery, cutOff.signal).catch(brokenTry);
    await recordOutcome({ ...options, delivery, outcome, signal: cutOff.signal });
    return outcome.result === "sent";
  }

  function brokenTry(error: unknown): Outcome {
    log.error({ err: error }, "outbox: a try broke");
    return { result: "again", reason: `The delivery broke inside the server (${codeOf(error)}).` };
  }

  const rules = env.smtpUrl === undefined ? webhookLanes : [...mailLanes, ...webhookLanes];
  const lanes = rules.map((rule) =>
    openLane({
      ...rule,
      claim: (limit) => withDatabase(() => claimDeliveries(db, rule, limit, now()), []),
      deliver,
    }),
  );
  const wake = () => {
    for (const lane of lanes) lane.pump();
  };

  function poll() {
    polling ??= withDatabase(() => requeueExpiredLeases(db, now()), undefined).then(() => {
      polling = undefined;
      wake();
    });
  }
  const timer = setInterval(poll, pollEvery);
  poll();

  async function stop() {
    isStopping = true;
    clearInterval(timer);
    for (const lane of lanes) lane.close();
    const allIdle = Promise.all([polling, ...lanes.map((lane) => lane.idle())]);
    const impatient = setTimeout(() => cutOff.abort(), patience);
    await allIdle;
    clearTimeout(impatient);
    carriers.close();
  }

  return { wake, stop };
}
