import { CompiledQuery, type KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { metricsText, startMeasurements } from "#server/metrics/metrics-text.ts";
import { claimDeliveries } from "#server/outbox/claims.ts";
import { practiceMailFailure } from "#server/outbox/practice-mail.ts";
import { countDeliveries, listDeliveries } from "#server/outbox/queries.ts";
import { bringForward, requeueExpiredLeases } from "#server/outbox/settle.ts";
import { openOutbox } from "./outbox-setup.ts";

test("nothing that runs beside the visitors reads or sorts the whole outbox", async () => {
  const outbox = await openOutbox();
  onTestFinished(outbox.close);
  await outbox.insertLead();
  const queries: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(outbox.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = outbox.db.withPlugin(recorder);
  const now = outbox.now();
  await claimDeliveries(db, { channel: "mail", takes: "first-tries" }, 2, now);
  await claimDeliveries(db, { channel: "mail", takes: "all-due" }, 2, now);
  await requeueExpiredLeases({ db, now: outbox.now });
  await bringForward(db, now, "");
  await listDeliveries(db, undefined, 200);
  await listDeliveries(db, "held", 200);
  await countDeliveries(db);
  await practiceMailFailure(db, now);
  const text = await metricsText({ ...outbox, db, now, measurements: startMeasurements(), release: "" });
  expect(text).toContain("ventanilla_database_up 1");
  expect(queries.length).toBeGreaterThan(12);
  const ofDueTimes = /"state" = 'queued'.*"due_at" >/;
  expect(queries.filter(({ sql }) => ofDueTimes.test(sql)).length).toBeGreaterThan(0);
  for (const { sql, parameters } of queries) {
    // A statement that is compiled once holds placeholders, which no driver takes; the values change no plan.
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, parameters.map(String));
    const { rows } = await outbox.db.executeQuery<{ detail: string }>(explained);
    const plan = rows.map(({ detail }) => detail);
    const steps = plan.filter((step) => !/CO-ROUTINE|MATERIALIZE|subquery|due/.test(step));
    expect(steps.join("\n"), sql).not.toMatch(/^SCAN (outbox|leads)$|TEMP B-TREE FOR ORDER/m);
    // All that is queued may be a hundred thousand rows.
    if (ofDueTimes.test(sql)) expect(plan.join("\n"), sql).toContain("due_at>?");
  }
});
