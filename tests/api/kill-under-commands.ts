import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 } from "uuid";
import { expect } from "vitest";
import { logTouch, sendLetter } from "#domain/office/answer-operations.ts";
import { requestOf } from "#domain/office/operation.ts";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { freePort, spawnServer } from "../spawn-server.ts";
import type { TestApp } from "../start-app.ts";
import { signedInStaff } from "./office-staff.ts";

const workers = 8;

/** A command with a text of its own that the database holds once when it was done. */
type Sent = { text: string; path: string; body: string; key: string; isAcknowledged: boolean };

/**
 * Kills the server again and again while staff note and write: no acknowledged command may be lost, and none
 * done twice, though each that got no answer is sent again with its key.
 */
export async function expectNoCommandLostBy(kills: number, databaseUrl?: string) {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-commands-")),
    RATE_LIMITS: "off",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const env = readEnv(settings);
  const db = openDatabase(env);
  await migrateDatabase(db);
  const { token } = await signedInStaff({ db, env, now: () => new Date() } as TestApp);
  const people = await insertPeople(db);
  await db.destroy();
  const sent: Sent[] = [];
  for (let kill = 0; kill < kills; kill++) await killUnderCommands({ settings, token, people, sent });
  const server = await spawnServer(settings);
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  for (const command of sent.filter(({ isAcknowledged }) => !isAcknowledged)) {
    command.isAcknowledged = (await post(server.url, command, token)) === 200;
  }
  expect(await server.end()).toBe(0);
  expect(sent.length).toBeGreaterThan(kills * 5);
  expect(sent.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
  const figures = `${kills} kills: ${acknowledged} of ${sent.length} commands acknowledged at once`;
  console.log(`${databaseUrl ? "Postgres" : "SQLite"}, ${figures}`);
  await expectOnce(env, sent);
}

async function killUnderCommands(run: {
  settings: Record<string, string>;
  token: string;
  people: string[];
  sent: Sent[];
}) {
  const { settings, token, people, sent } = run;
  const server = await spawnServer(settings);
  let isAlive = true;
  let answers = 0;
  const work = async (worker: number) => {
    while (isAlive) {
      const command = commandOf(people[worker] ?? "", sent.length);
      sent.push(command);
      command.isAcknowledged = (await post(server.url, command, token)) === 200;
      if (command.isAcknowledged) answers += 1;
    }
  };
  const working = Array.from({ length: workers }, (_, worker) => work(worker));
  const answersBeforeKill = 5 + Math.floor(Math.random() * 40);
  await expect.poll(() => answers, { timeout: 60_000, interval: 3 }).toBeGreaterThan(answersBeforeKill);
  await server.end("SIGKILL");
  isAlive = false;
  await Promise.all(working);
}

function commandOf(id: string, number: number): Sent {
  // Without digits, some of which would look like a number that no letter may carry.
  const text = `command ${randomUUID().replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
  const letter = { id, locale: "en", subject: text, body: text, seen: null, anyway: true } as const;
  const { path, body = "" } =
    number % 2 === 0 ? requestOf(logTouch, { id, kind: "note", body: text }) : requestOf(sendLetter, letter);
  return { text, path, body, key: randomUUID(), isAcknowledged: false };
}

async function post(url: string, { path, body, key }: Sent, token: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": key,
  };
  const answer = await fetch(url + path, { method: "POST", headers, body }).catch(() => undefined);
  await answer?.text().catch(() => undefined);
  return answer?.status ?? 0;
}

async function insertPeople(db: Db): Promise<string[]> {
  const at = new Date().toISOString();
  const people = Array.from({ length: workers }, (_, number) => ({
    ...{
      id: v7(),
      name: `Person ${number}`,
      email: `person${number}@example.com`,
      phone: "",
      phone_shown: "",
    },
    ...{
      writes: "en" as const,
      speaks: "en" as const,
      stage: "new" as const,
      closed_reason: "",
      next_step: "",
    },
    ...{ last_activity_at: at, blocked_channels: "[]", created_at: at },
  }));
  await db.insertInto("people").values(people).execute();
  return people.map(({ id }) => id);
}

async function expectOnce(env: ReturnType<typeof readEnv>, sent: readonly Sent[]) {
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
