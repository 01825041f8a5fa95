import { type CompiledQuery, type KyselyPlugin, sql } from "kysely";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { saveDraft } from "#domain/office/answer-operations.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { claimLease, leaseTime } from "#server/release/leases.ts";
import { emptyLead } from "../empty-lead.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { longestTurn } from "../thread-time.ts";
import { cleanUp } from "./clean-up.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";
import { twinOf } from "./twin-server.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

/** Stores leads of a kind that are 40 days old, and for newsletters a subscriber of every third status. */
async function insertOld(app: TestApp, kind: "hero" | "newsletter", count: number) {
  const created_at = new Date(app.now().getTime() - days(40)).toISOString();
  for (let done = 0; done < count; done += 500) {
    const rows = Array.from({ length: Math.min(500, count - done) }, (_, at) => ({
      ...emptyLead,
      id: `${kind}-${String(done + at).padStart(6, "0")}`,
      form_kind: kind,
      status: kind === "hero" ? ("spam" as const) : ("new" as const),
      email: `${kind}-${done + at}@example.com`,
      created_at,
    }));
    const subscribers = rows.map(({ id, email }, at) => ({
      id: `token-${id}`,
      email,
      lead_id: id,
      locale: "en" as const,
      asked_at: created_at,
      status: (["pending", "confirmed", "unsubscribed"] as const)[(done + at) % 3] ?? "pending",
      confirmed_at: null,
      unsubscribed_at: null,
      public_id: id,
    }));
    // The server's own housekeeping may run between two statements.
    await app.db.transaction().execute(async (trx) => {
      await trx.insertInto("leads").values(rows).execute();
      if (kind === "newsletter") await trx.insertInto("subscribers").values(subscribers).execute();
    });
  }
}

const countLeads = (app: TestApp) =>
  app.db
    .selectFrom("leads")
    .select(({ fn }) => ["form_kind", fn.countAll<number>().as("count")])
    .groupBy("form_kind")
    .execute();

describeOnBoth("housekeeping", (open, databaseUrl) => {
  test("forgets drafts after 30 days and command answers after two", async () => {
    const app = await open();
    const ana = await atWork(app);
    const added = { email: "", phone: "", writes: "es", speaks: "es", request: "", source: "call" } as const;
    const { id } = await ana.ask(addPerson, { ...added, name: "Ana", consent: true });
    await ana.ask(saveDraft, { id, channel: "note", subject: "", body: "Bring the W-2" });
    const left = async () => {
      await cleanUp(app);
      const tables = ["drafts", "office_commands", "changes"] as const;
      return Promise.all(
        tables.map(async (table) => (await app.db.selectFrom(table).selectAll().execute()).length),
      );
    };
    expect(await left()).toEqual([1, 1, 1]);
    app.advance(days(3));
    expect(await left()).toEqual([1, 0, 0]);
    app.advance(days(28));
    expect(await left()).toEqual([0, 0, 0]);
  });

  test("forgets deliveries that are over after two years, and none that waits for a person", async () => {
    const app = await open();
    await app.post("send-hero-consultation", {
      formData: { name: "Ana Prueba", email: "ana@example.com", service: "notary" },
    });
    const [row] = await app.db.selectFrom("outbox").selectAll().execute();
    if (!row) throw new Error("nothing was enqueued");
    await app.db.deleteFrom("outbox").execute();
    const at = (age: number) => new Date(app.now().getTime() - days(age));
    const over = { state: "sent", needs_person_since: null, sent_at: at(740).toISOString() } as const;
    const rows = [
      { ...over, ref_id: "old", id: v7({ msecs: at(740).getTime() }) },
      { ...over, ref_id: "aside", id: v7({ msecs: at(740).getTime() }), state: "failed" as const },
      { ...over, ref_id: "paused", id: v7({ msecs: at(740).getTime() }), state: "held" as const },
      { ...over, ref_id: "young", id: v7({ msecs: at(720).getTime() }) },
      {
        ref_id: "waiting",
        id: v7({ msecs: at(740).getTime() }),
        state: "failed" as const,
        needs_person_since: at(739).toISOString(),
      },
    ];
    await app.db
      .insertInto("outbox")
      .values(rows.map((each) => ({ ...row, ...each })))
      .execute();
    await cleanUp(app);
    const left = await app.db.selectFrom("outbox").select("ref_id").orderBy("ref_id").execute();
    expect(left.map(({ ref_id }) => ref_id)).toEqual(["waiting", "young"]);
  });

  test("of a person whose subscription was never confirmed nothing is left that tells of it", async () => {
    const app = await open();
    const id = await sendForm(app, "send-hero-consultation", hero);
    const known = async () => {
      const { form_kinds } = await app.db
        .selectFrom("people")
        .select("form_kinds")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const terms = await app.db.selectFrom("search_terms").select("term").orderBy("term").execute();
      return { form_kinds, terms: terms.map(({ term }) => term) };
    };
    const before = await known();
    expect(await sendForm(app, "subscribe-newsletter", { email: hero.email })).toBe(id);
    expect(await known()).not.toEqual(before);
    app.advance(days(31));
    await cleanUp(app);
    expect((await app.leads()).map(({ form_kind }) => form_kind)).toEqual(["hero"]);
    expect(await known()).toEqual(before);
  });

  test("is done soon by the next server when one died in the middle of it", async () => {
    const url = await databaseUrl();
    const app = await open(url ? { databaseUrl: url } : {});
    const dead = { db: app.db, now: app.now, id: "housekeeping", holder: "a dead server", actorId: "" };
    await expect.poll(() => claimLease(dead)).toBe(true);
    const created_at = new Date(app.now().getTime() - days(40)).toISOString();
    const old = { key: "old", body_hash: "", lead_id: "", created_at };
    await app.db.insertInto("idempotency_keys").values(old).execute();
    const next = await open(url ? await twinOf(app) : { folder: app.folder });
    const keys = () => next.db.selectFrom("idempotency_keys").select("key").execute();
    expect(await keys()).toEqual([{ key: "old" }]);
    next.advance(leaseTime);
    await expect.poll(keys).toEqual([]);
    await next.end();
  });

  test("removes what is due in many small steps, and nothing else", async () => {
    const app = await open();
    await waitForHousekeeping(app);
    await insertOld(app, "hero", 1100);
    await insertOld(app, "newsletter", 1200);
    await cleanUp(app);
    const counts = (await countLeads(app)).map(({ form_kind, count }) => [form_kind, Number(count)]);
    expect(counts).toEqual([["newsletter", 800]]);
    const { length } = await app.db.selectFrom("subscribers").select("id").execute();
    expect(length).toBe(800);
  });
});

test("while it removes thousands of rows the event loop never stands still for half a second", async () => {
  const app = await startApp();
  await waitForHousekeeping(app);
  await insertOld(app, "hero", 8000);
  await insertOld(app, "newsletter", 8000);
  const longest = await longestTurn(() => cleanUp(app));
  expect(await app.db.selectFrom("leads").select("id").where("status", "=", "spam").execute()).toEqual([]);
  // A single statement for all of them took many seconds; a step takes some 10 ms on a quiet machine.
  expect(longest).toBeLessThan(500);
  await app.end();
});

test("no step of it reads a whole table", async () => {
  const app = await startApp();
  await waitForHousekeeping(app);
  await insertOld(app, "hero", 1);
  await insertOld(app, "newsletter", 1);
  const queries: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(app.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await cleanUp({ ...app, db: app.db.withPlugin(recorder) });
  expect(queries.length).toBeGreaterThanOrEqual(5);
  for (const query of queries) {
    const plan = await app.db.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    });
    // A person's family is a list of its own, and the last row by its key is one.
    const whole = / order by "seq" desc limit \S+$/.test(query.sql)
      ? /^SCAN (?!audit_seals$)/
      : /^SCAN (?!CONSTANT ROW$|family$|.*USING)/;
    expect(plan.rows.map(({ detail }) => detail).filter((detail) => whole.test(detail))).toEqual([]);
  }
  const references = await sql<{ detail: string }>`
    explain query plan select 1 from subscribers where lead_id = 'x'`.execute(app.db);
  expect(references.rows[0]?.detail).toContain("subscribers_lead_id");
  await app.end();
});
