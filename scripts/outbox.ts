import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadPractice } from "#content/load-practice.ts";
import type { Clock } from "#server/base/clock.ts";
import type { Db } from "#server/base/db/open-database.ts";
import type { OutboxState } from "#server/base/db/schema.ts";
import type { Env } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { openSettings } from "#server/content/current-settings.ts";
import { allComposers, composeMessage, fieldsFor } from "#server/deliveries.ts";
import type { Delivery } from "#server/outbox/claims.ts";
import {
  countDeliveries,
  findDelivery,
  listDeliveries,
  mostCounted,
  outboxStates,
} from "#server/outbox/queries.ts";
import { isRetryable, type RetryableState } from "#server/outbox/requeue.ts";
import { mailMessage } from "#server/outbox/smtp-transport.ts";
import { liveContentFolder } from "#server/release/live-content.ts";
import { endpointRemoved, findEndpoint, retryDeliveries, retryDelivery } from "#server/webhooks/endpoints.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const usage = `npm run outbox -- list [--state queued|sending|sent|held|failed|withheld]
npm run outbox -- show ID     the letter or webhook as it goes out, with the visitor's data and links that work
npm run outbox -- retry ID    puts a held, failed or waiting delivery back in the queue, due now; one never tried keeps a later moment
npm run outbox -- retry --state queued    does the same with all that were tried, without letters of a campaign
npm run outbox -- retry --state held|failed|withheld [--since DAY]    and with all in that state, of two years or since a
                              day like 2027-01-31 (UTC), also what was set aside`;
const states: readonly string[] = outboxStates;
const longestList = 200;

type Open = { db: Db; env: Env; now: Clock; print: Terminal["print"] };

/** `npm run outbox`: lists the deliveries, shows one, puts them back in the queue. */
export async function outbox({ args, settings, print }: Terminal): Promise<void> {
  const { command, id, state, since } = readCommand(args);
  await withDatabase(settings, async (db, env, now) => {
    const open = { db, env, now, print };
    if (command === "list") return list(open, state);
    if (isRetryable(state)) return retryAll(open, state, since);
    const delivery = await findDelivery(db, id);
    if (!delivery) throw new Refusal(`There is no delivery ${id} in the outbox.`);
    return command === "show" ? show(open, delivery) : retry(open, delivery);
  });
}

async function list({ db, print }: Open, only: OutboxState | undefined) {
  const counts = await countDeliveries(db);
  const total = only ? (counts.get(only) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return print(only ? `No delivery is ${only}.` : "The outbox is empty.");
  const rows = await listDeliveries(db, only, longestList);
  print(textTable([["id", "kind", "state", "tries", "due", "last error"], ...rows.map(tableRow)]));
  print(`\n${[...counts].map(([name, count]) => `${amount(count)} ${name}`).join(", ")}`);
  if (total > rows.length) print(`Shown are the latest ${rows.length} of ${amount(total)}.`);
}

function amount(count: number): string {
  return count > mostCounted ? `over ${mostCounted}` : String(count);
}

async function show({ db, env, now, print }: Open, delivery: Delivery) {
  const settings = await openSettings(db, createLogger(process.stderr));
  await settings.close();
  const practice = settings.over(loadPractice(join(await liveContentFolder(db, env), "practice")));
  const composers = allComposers({ db, env, practice, now });
  const message = await composeMessage(composers, delivery);
  if ("held" in message) throw new Refusal(`Delivery ${delivery.id} cannot be shown: ${message.held.text}`);
  if ("webhook" in message) {
    const endpoint = await findEndpoint(db, delivery.target);
    if (!endpoint) throw new Refusal(`Delivery ${delivery.id} cannot be shown: ${endpointRemoved.text}`);
    return print(JSON.stringify(fieldsFor(endpoint, message.webhook), null, 2));
  }
  const { from, to, replyTo, subject, date, text } = mailMessage(delivery, message.mail, practice, env);
  const heads = { From: from, To: to, "Reply-To": replyTo, Subject: subject, Date: date.toUTCString() };
  for (const [name, value] of Object.entries(heads)) print(`${name}: ${mailbox(value)}`);
  print(`\n${text}`);
}

async function retry({ db, now, print }: Open, delivery: Delivery) {
  const answer = await db.transaction().execute((tx) => retryDelivery(tx, delivery.id, byConsole(now)));
  if (answer === "sent") throw new Refusal(`Delivery ${delivery.id} was sent on ${delivery.sent_at}.`);
  if (answer === "sending") throw new Refusal(`Delivery ${delivery.id} is being sent at this moment.`);
  const dueAt = (await findDelivery(db, delivery.id))?.due_at ?? "";
  const due = dueAt > now().toISOString() ? dueMinute(dueAt) : "now";
  print(`Delivery ${delivery.id} is queued and due ${due}.`);
}

async function retryAll({ db, now, print }: Open, state: RetryableState, since: Date) {
  const count = await retryDeliveries(db, state, { ...byConsole(now), since });
  print(
    count === 0
      ? `No delivery that is ${state} can be put back.`
      : `Back in the queue: ${count} that were ${state}.`,
  );
}

const isDay = (text = "") => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const byConsole = (now: Clock) => ({
  now: now(),
  trigger: "person" as const,
  by: null,
});

function readCommand(args: string[]) {
  const options = parse(args);
  const [command, id = "", ...rest] = options?.positionals ?? [];
  const { state, since } = options?.values ?? {};
  const isList = command === "list" && id === "" && (state === undefined || states.includes(state));
  const isForOne = (command === "show" || command === "retry") && id !== "" && state === undefined;
  const isForState = command === "retry" && id === "" && isRetryable(state);
  const isWhen = since === undefined || (isForState && state !== "queued" && isDay(since));
  if (!(isList || isForOne || isForState) || !isWhen || rest.length > 0) throw new Refusal(usage);
  return { command, id, state: state as OutboxState | undefined, since: new Date(since ?? 0) };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: "string" }, since: { type: "string" } },
    });
  } catch {
    return undefined;
  }
}

function mailbox(value: string | { name: string; address: string }): string {
  return typeof value === "string" ? value : `${value.name} <${value.address}>`;
}

const dueMinute = (dueAt: string) => `${dueAt.slice(0, 16).replace("T", " ")} UTC`;

function tableRow({ id, kind, state, attempts, due_at, last_error }: Delivery): string[] {
  return [id, kind, state, String(attempts), state === "queued" ? dueMinute(due_at) : "", last_error];
}

if (import.meta.main) await runCommand(outbox);
