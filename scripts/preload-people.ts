import { Client } from "pg";
import { v7 } from "uuid";
import { loadPractice } from "#content/load-practice.ts";
import { days, hours } from "#domain/durations.ts";
import { countedService } from "#domain/forms/requested-service.ts";
import { openOwnKeys } from "#server/auth/check-secret.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { batchesOf, joinStoredLeads } from "#server/base/db/people-from-leads.ts";
import { sealText } from "#server/base/sealed-text.ts";
import { answerMoment } from "#server/letters/answer-by.ts";
import { refreshClock } from "#server/people/refresh-clock.ts";
import { sealingSteps } from "#server/people/seal-stored.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";
import { randomFrom, sampleMessage } from "./sample-message.ts";

const usage = "npm run preload -- COUNT    makes so many people with their messages in an empty database";

/** The rows of one step, which hold up nobody here. */
const sealedAtOnce = 5000;
/** The latest messages, which wait for an answer. */
const waiting = 2000;

/** `npm run preload`: people for measuring, spread over 700 days; always the same for a count. */
export async function preloadPeople({ args, settings, print }: Terminal): Promise<void> {
  const count = Number(args[0]);
  if (args.length !== 1 || !Number.isInteger(count) || count < 1) throw new Refusal(usage);
  await withDatabase(
    settings,
    async (db, env, clock) => {
      const known = await db.selectFrom("leads").select("id").limit(1).executeTakeFirst();
      if (known)
        throw new Refusal("This database holds messages already. Name an empty folder with DATA_DIR.");
      const now = clock();
      const start = performance.now();
      const since = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
      await insertMessages(db, count, now);
      print(`messages: ${since()}`);
      await joinStoredLeads(db);
      print(`people joined: ${since()}`);
      await insertNotes(db, now);
      await startClocks(db, now);
      await moveStages(db);
      print(`stages: ${since()}`);
      const { secret } = await openOwnKeys(db, env, clock);
      // Else the first server to start goes through all of it, as after an update of an old version.
      for (const step of sealingSteps(db, (text) => sealText(secret, text))) while (await step(sealedAtOnce));
      print(`numbers sealed: ${since()}`);
      // Else Postgres plans by the empty tables until its own turn comes, a minute later.
      if (env.databaseUrl) await vacuum(env.databaseUrl);
      const { people } = await db
        .selectFrom("people")
        .select(({ fn }) => fn.countAll().as("people"))
        .executeTakeFirstOrThrow();
      print(`${people} people: ${since()}`);
    },
    { isNew: true },
  );
}

async function insertMessages(db: Db, count: number, now: Date): Promise<void> {
  const random = randomFrom(count);
  // Every third person writes twice.
  const messages = Array.from({ length: Math.round(count * 1.33) }, (_, number) => number);
  for (const some of batchesOf(messages)) {
    const rows = some.map((number) => {
      const at = new Date(now.getTime() - hours(1) - random() * days(700));
      const message = sampleMessage(number % count, random);
      return {
        id: v7({ msecs: at.getTime() }),
        created_at: at.toISOString(),
        status: "new" as const,
        ...message,
        service: countedService(message.form_kind, JSON.parse(message.fields)),
        page: "/contact",
        landing_page: "/",
        referrer_host: "",
        utm: "{}",
        recommendations: "[]",
        consent_version: "2026-11-01",
        idempotency_key: "",
        spam_reasons: "[]",
      };
    });
    await db.insertInto("leads").values(rows).execute();
  }
}

/** A note for every third person. */
async function insertNotes(db: Db, now: Date): Promise<void> {
  const people = await db.selectFrom("people").select("id").orderBy("id").execute();
  const rows = people
    .filter((_, index) => index % 3 === 0)
    .map(({ id: person_id }) => ({
      id: v7({ msecs: now.getTime() }),
      person_id,
      kind: "note" as const,
      direction: "none" as const,
      body: "Brings the W-2 and last year's return",
      happened_at: now.toISOString(),
    }));
  for (const some of batchesOf(rows)) await db.insertInto("touches").values(some).execute();
}

async function startClocks(db: Db, now: Date): Promise<void> {
  const practice = loadPractice();
  const latest = await db
    .selectFrom("leads")
    .select(["id", "person_id", "created_at"])
    .orderBy("created_at", "desc")
    .limit(waiting)
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const [index, { id, person_id }] of latest.entries()) {
      const reply_by = answerMoment(practice, new Date(now.getTime() - hours(index / 20))).toISOString();
      await tx.updateTable("leads").set({ reply_by }).where("id", "=", id).execute();
      if (person_id !== null) await refreshClock(tx, person_id);
    }
  });
}

async function moveStages(db: Db): Promise<void> {
  const people = await db.selectFrom("people").select("id").where("reply_due_at", "is", null).execute();
  for (const [stage, ends] of [
    ["client", /[012]$/],
    ["closed", /[34]$/],
  ] as const) {
    const ids = people.map(({ id }) => id).filter((id) => ends.test(id));
    for (const some of batchesOf(ids))
      await db.updateTable("people").set({ stage }).where("id", "in", some).execute();
  }
}

/** Vacuums and analyzes on a connection of its own: those of the server end a statement after 14 s. */
export async function vacuum(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  try {
    await client.connect();
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

if (import.meta.main) await runCommand(preloadPeople);
