import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { hours } from "#domain/durations.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import type { MailServer } from "../api/outbox-mail-server.ts";
import type { ReceivedCall } from "../receivers.ts";
import { runScript } from "../run-script.ts";

type DayMails = { to: string; messageId: string; replyTo: string }[];

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (?:.*<)?([^<>\\r\\n]+)>?\\r?$`, "im").exec(raw)?.[1] ?? "";

/** The letters that arrived, by the headers that tell what each was for. */
export const readMails = ({ accepted }: MailServer): DayMails =>
  accepted.map(({ raw, to }) => ({
    to: to[0] ?? "",
    messageId: header(raw, "Message-ID"),
    replyTo: header(raw, "Reply-To"),
  }));

/** Each acknowledged lead is stored once, and its visitor, the practice and the webhook were told of it. */
export async function expectLeadsOnce(
  db: Db,
  leads: ReadonlySet<string>,
  mails: DayMails,
  calls: readonly ReceivedCall[],
): Promise<void> {
  const rows = await db.selectFrom("leads").select("email").where("email", "like", "day-%").execute();
  expect(rows.map(({ email }) => email).toSorted()).toEqual([...leads].toSorted());
  const addressed = new Set(mails.map(({ to }) => to));
  const announced = new Set(mails.map(({ replyTo }) => replyTo));
  const posted = new Set(calls.map(({ body }) => JSON.parse(body).email));
  const untold = [...leads].filter(
    (email) => !(addressed.has(email) && announced.has(email) && posted.has(email)),
  );
  expect(untold).toEqual([]);
}

/**
 * All that was owed arrived, each letter under one id for each row of the outbox; resolves with how many letters and
 * webhooks came again.
 */
export async function expectDelivered(db: Db, mails: DayMails, calls: readonly ReceivedCall[]) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "channel", "state", "last_error"])
    // The appointments lie some days ahead.
    .where("kind", "!=", "appointment-reminder")
    .execute();
  const odd = rows.filter(
    ({ state, last_error }) =>
      state !== "sent" && !(state === "held" && /changed or erased/.test(last_error)),
  );
  expect(odd).toEqual([]);
  const arrivedIds = new Set(mails.map(({ messageId }) => messageId.split(/[.@]/)[0]));
  const missing = rows.filter(
    ({ id, channel, state }) => channel === "mail" && state === "sent" && !arrivedIds.has(id),
  );
  expect(missing).toEqual([]);
  const webhookIds = new Set(calls.map(({ headers }) => headers["webhook-id"]));
  return { letters: mails.length - arrivedIds.size, webhooks: calls.length - webhookIds.size };
}

/** Nobody holds what a dead server had taken. */
export async function expectNothingTaken(db: Db, now: Date): Promise<void> {
  const leases = await db.selectFrom("leases").selectAll().execute();
  expect(leases.filter(({ until }) => Date.parse(until) > now.getTime() + hours(1) / 60)).toEqual([]);
  const taken = await db.selectFrom("outbox").select("id").where("state", "=", "sending").execute();
  expect(taken).toEqual([]);
  const publishing = await db
    .selectFrom("content_revisions")
    .select("id")
    .where((eb) => eb.or([eb("step", "!=", ""), eb("state", "=", "queued")]))
    .execute();
  expect(publishing).toEqual([]);
}

/** A backup comes back into an empty place with every lead that was acknowledged before it began. */
export async function expectRestored(file: string, leads: readonly string[], databaseUrl?: string) {
  const settings = {
    DATA_DIR: join(mkdtempSync(join(tmpdir(), "ventanilla-restored-")), "data"),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  expect(await runScript("scripts/restore.ts", [file], settings)).toMatchObject({ code: 0, stderr: "" });
  const db = openDatabase(readEnv(settings));
  const rows = await db.selectFrom("leads").select("email").execute();
  await db.destroy();
  const stored = new Set(rows.map(({ email }) => email));
  expect(leads.filter((email) => !stored.has(email))).toEqual([]);
}
