import { CompiledQuery, type KyselyPlugin } from "kysely";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { hours } from "#domain/durations.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { loadCounts } from "#server/counts/load-counts.ts";
import { loadToday } from "#server/desk/load-today.ts";
import { findPeople } from "#server/people/find-people.ts";
import { listPeople } from "#server/people/list-people.ts";
import { listSources } from "#server/people/list-sources.ts";
import { loadCard } from "#server/people/load-card.ts";
import { findPerson } from "#server/people/people-rows.ts";
import { disposeOfTagged } from "#server/safeguards/dispose-people.ts";
import { describeOnBoth } from "../start-app.ts";

const now = new Date("2026-11-20T15:00:00.000Z");
const practice = loadPractice();
const { timeZone } = practice.business;
const after = `${new Date(now.getTime() - hours(500)).toISOString()} z`;
const assignee = v7();

/** People of whom few sent the business form, wait or have a step; each with an hour of its own. */
async function insertPeople(db: Db): Promise<string> {
  const people = Array.from({ length: 1000 }, (_, number) => {
    const at = new Date(now.getTime() - hours(number)).toISOString();
    return {
      id: v7(),
      name: "María García",
      email: `p${number}@example.com`,
      phone: "",
      phone_shown: "",
      writes: "es" as const,
      speaks: "es" as const,
      closed_reason: "",
      next_step: number % 40 === 0 ? "Call" : "",
      stage: number % 40 === 0 ? ("client" as const) : ("new" as const),
      blocked_channels: "[]",
      assigned_to: number % 40 === 0 ? assignee : null,
      reply_due_at: number % 40 === 0 ? at : null,
      next_step_at: number % 40 === 0 ? at : null,
      form_kinds: number % 40 === 0 ? " business " : " hero ",
      last_activity_at: at,
      created_at: at,
    };
  });
  await db.insertInto("people").values(people).execute();
  // More of each name than are read at once, which on Postgres are 20,000.
  const endings = isPostgres(db) ? ["", "a", "b", "c", "d", "e"] : [""];
  for (const name of ["maria", "mariana", "mariela", "marina", "garcia", "garza", "garibay", "garrido"])
    for (const ending of endings) {
      const terms = people.map((person) => ({ term: `n:${name}${ending}`, person_id: person.id }));
      await db.insertInto("search_terms").values(terms).execute();
    }
  const numbers = people.map((person, index) => ({ term: `p:${index + 1000}`, person_id: person.id }));
  await db.insertInto("search_terms").values(numbers).execute();
  if (isPostgres(db)) await db.executeQuery(CompiledQuery.raw("analyze"));
  return people[0]?.id ?? "";
}

/** The plans of the queries that a function asks, as text. */
async function plansOf(db: Db, run: (db: Db) => Promise<unknown>): Promise<string> {
  const queries: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(recorder));
  const explain = isPostgres(db) ? "explain" : "explain query plan";
  return db.transaction().execute(async (tx) => {
    // A thousand rows are read at once and sorted sooner than through an index; a hundred thousand are not.
    if (isPostgres(db))
      for (const plan of ["seqscan", "sort", "bitmapscan"])
        await tx.executeQuery(CompiledQuery.raw(`set local enable_${plan} = off`));
    const plans: string[] = [];
    for (const { sql, parameters } of queries) {
      const { rows } = await tx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
      );
      plans.push(...rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? ""));
    }
    return plans.join("\n");
  });
}

const wholeTable =
  /^SCAN (people|leads|touches|outbox|search_terms|page_counts|appointments|entry|other|lead|person)$|Seq Scan on \w*(people|leads|touches|outbox|search_terms|page_counts|appointments)/m;

describeOnBoth("what the desk reads", (open) => {
  test("is found by indexes, and no whole table is read", async () => {
    const { db } = await open();
    const id = await insertPeople(db);
    const key = isPostgres(db) ? "search_terms_key" : "PRIMARY KEY";
    const reads: [string[], (db: Db) => Promise<unknown>][] = [
      [
        ["people_reply_due", "people_next_step", "outbox_needs_person", "appointments_starts_at"],
        (each) => loadToday(each, { now, timeZone }),
      ],
      [["people_last_activity"], (each) => listPeople(each, { after })],
      [["people_form_business"], (each) => listPeople(each, { after, form: "business" })],
      [["people_form_business"], (each) => listPeople(each, { after, form: "business", stage: "new" })],
      [["people_waiting"], (each) => listPeople(each, { after, waiting: "yes" })],
      [["people_stage"], (each) => listPeople(each, { after, stage: "client" })],
      [["people_stage"], (each) => listPeople(each, { after, stage: "client,closed" })],
      [["people_assigned_to"], (each) => listPeople(each, { after, assignee })],
      [["leads_counted"], (each) => listPeople(each, {}, { from: after.slice(0, 24), source: "card" })],
      [["leads_counted"], listSources],
      [
        // Postgres takes another way through tables as empty as these.
        [isPostgres(db) ? "appointments_lead_id_key" : "appointments_starts_at"],
        (each) => listPeople(each, {}, { from: after.slice(0, 24), outcome: "kept" }),
      ],
      [
        [
          "leads_counted",
          "appointments_starts_at",
          ...["page_counts", "referrer_counts"].map((table) =>
            isPostgres(db) ? `${table}_key` : `autoindex_${table}`,
          ),
        ],
        (each) => loadCounts({ from: "2026-11-16", to: "2026-11-22" }, { db: each, now, practice }),
      ],
      [["people_tagged_at"], (each) => disposeOfTagged(each, after, { now, timeZone })(10)],
      [[key], (each) => findPeople(each, { text: "4567" })],
      [[key, "search_terms_person_id"], (each) => findPeople(each, { text: "mar gar" })],
      [[key], (each) => findPeople(each, { text: "mar 1234" })],
      [
        ["leads_person_id", "touches_person_id", "outbox_ref_id"],
        async (each) => {
          const person = await findPerson(db, id);
          if (person) await loadCard(each, person, { userId: "", keySecret: "" });
        },
      ],
    ];
    for (const [indexes, run] of reads) {
      const plans = await plansOf(db, run);
      for (const index of indexes) expect(plans).toContain(index);
      expect(plans).not.toMatch(wholeTable);
    }
  });
});
