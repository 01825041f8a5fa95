import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 } from "uuid";
import { expect } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import { openKeys } from "#server/auth/keys.ts";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { allComposers, openDeliveries } from "#server/deliveries.ts";
import { createSubmission } from "#server/http/submission.ts";
import { followForm } from "#server/leads/deliveries.ts";
import { followNewsletterForm } from "#server/newsletter/deliveries.ts";
import type { Composers } from "#server/outbox/compose.ts";
import { startOutbox } from "#server/outbox/consumer.ts";
import { type OutboxLimits, outboxLimits } from "#server/outbox/limits.ts";
import { syncWebhookEndpoint } from "#server/webhooks/endpoints.ts";
import { emptyLead } from "../empty-lead.ts";
import { copyMigratedFile } from "../migrated-file.ts";

export type TestOutbox = Awaited<ReturnType<typeof openOutbox>>;
type LeadOptions = { kind?: FormKind; locale?: Locale; fields?: FormFields; recommendations?: string[] };

/** Looks until it fits, so long that a busy machine fails nothing. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { interval: 25 });

export const heroFields = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };

/** A real outbox on a database of its own; its clock stands still until `advance`. */
export async function openOutbox(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-outbox-"));
  const env = readEnv({ DATA_DIR: folder, SITE_URL: "https://www.example.com", ...settings });
  if (!env.databaseUrl) await copyMigratedFile(folder);
  const db = openDatabase(env);
  await migrateDatabase(db);
  let time = Date.parse("2026-11-20T15:00:00.000Z");
  const now = () => new Date(time);
  await syncWebhookEndpoint(db, env, now());
  const practice = loadPractice();
  const logged: string[] = [];
  const log = createLogger({ write: (line: string) => void logged.push(line) });
  const workers: { stop(): Promise<void> }[] = [];

  async function insertLead(options: LeadOptions = {}): Promise<string> {
    const { kind = "hero", locale = "en", fields = heroFields, recommendations = [] } = options;
    const id = v7();
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("leads")
        .values({
          ...emptyLead,
          id,
          form_kind: kind,
          locale,
          fields: JSON.stringify(fields),
          recommendations: JSON.stringify(recommendations),
          email: fields.email ?? "",
          page: "/",
          landing_page: "/",
          consent_version: "2026-11-01",
          idempotency_key: id,
          created_at: now().toISOString(),
        })
        .execute();
      const submission = createSubmission(fields, { locale }, recommendations);
      const follow = kind === "newsletter" ? followNewsletterForm : followForm;
      const lead = { id, kind, email: fields.email ?? "", clientAddress: "127.0.0.1", submission };
      const write = await follow(tx, { now: now(), secret: "a secret", isLimited: false });
      await write(lead);
    });
    return id;
  }

  return {
    db,
    env,
    practice,
    now,
    log,
    logged,
    folder,
    insertLead,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    delivery: (leadId: string, kind: string) =>
      db
        .selectFrom("outbox")
        .selectAll()
        .where("ref_id", "=", leadId)
        .where("kind", "=", kind)
        .executeTakeFirstOrThrow(),
    start(options: { db?: Db; limits?: Partial<OutboxLimits>; composers?: Composers } = {}) {
      const limits = { ...outboxLimits, ...options.limits };
      const shared = { db, now, env, log, random: () => 0.5, ...options, limits };
      const composers = options.composers ?? allComposers({ db, now, env, practice });
      const deliveries = openDeliveries({
        ...shared,
        keys: openKeys(env, now),
        current: () => ({ practice, composers }),
      });
      const outbox = startOutbox({ ...shared, ...deliveries });
      const worker = {
        wake: outbox.wake,
        async stop() {
          await outbox.stop();
          deliveries.close();
        },
      };
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
