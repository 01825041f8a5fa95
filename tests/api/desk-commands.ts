import { randomUUID } from "node:crypto";
import { v7 } from "uuid";
import { expect } from "vitest";
import { logTouch, sendLetter } from "#domain/office/answer-operations.ts";
import { requestOf } from "#domain/office/operation.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import type { Env } from "#server/base/env.ts";

/** A command with a text of its own that the database holds once when it was done. */
export type SentCommand = { text: string; path: string; body: string; key: string; isAcknowledged: boolean };

/** A note or a letter to a person, by turns. */
export function commandOf(id: string, number: number): SentCommand {
  const text = `command ${randomUUID()}`;
  const letter = { id, locale: "en", subject: text, body: text, seen: null, anyway: true } as const;
  const { path, body = "" } =
    number % 2 === 0 ? requestOf(logTouch, { id, kind: "note", body: text }) : requestOf(sendLetter, letter);
  return { text, path, body, key: randomUUID(), isAcknowledged: false };
}

/** Sends a command; resolves with the status, or 0 when nobody answered. */
export async function sendCommand(
  url: string,
  { path, body, key }: SentCommand,
  token: string,
): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": key,
  };
  const answer = await fetch(url + path, { method: "POST", headers, body }).catch(() => undefined);
  await answer?.text().catch(() => undefined);
  return answer?.status ?? 0;
}

export async function insertPeople(db: Db, count: number): Promise<string[]> {
  const at = new Date().toISOString();
  const people = Array.from({ length: count }, (_, number) => ({
    id: v7(),
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    phone: "",
    phone_shown: "",
    writes: "en" as const,
    speaks: "en" as const,
    stage: "new" as const,
    closed_reason: "",
    next_step: "",
    last_activity_at: at,
    blocked_channels: "[]",
    created_at: at,
  }));
  await db.insertInto("people").values(people).execute();
  return people.map(({ id }) => id);
}

/** Compares what was sent with what the database holds. */
export async function expectDoneOnce(env: Env, sent: readonly SentCommand[]) {
  const db = openDatabase(env);
  const notes = await db.selectFrom("touches").select("body").where("kind", "=", "note").execute();
  const letters = await db.selectFrom("letters").select(["id", "body"]).execute();
  const texts = [...notes, ...letters].map(({ body }) => body);
  const [stored, asked] = [new Set(texts), new Set(sent.map(({ text }) => text))];
  console.log(`${asked.difference(stored).size} lost, ${texts.length - stored.size} doubled`);
  expect(texts.toSorted()).toEqual(sent.map(({ text }) => text).toSorted());
  const deliveries = await db
    .selectFrom("outbox")
    .select("ref_id")
    .where("kind", "=", "staff-letter")
    .execute();
  expect(deliveries.map(({ ref_id }) => ref_id).toSorted()).toEqual(letters.map(({ id }) => id).toSorted());
  const audit = await db
    .selectFrom("audit")
    .select("id")
    .where("action", "in", ["log-touch", "send-letter"])
    .execute();
  expect(audit).toHaveLength(sent.length);
  await db.destroy();
}
