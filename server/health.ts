import { Hono } from "hono";
import type { Clock } from "./base/clock.ts";
import { databaseFailure } from "./base/db/database-failure.ts";
import { listPendingMigrations } from "./base/db/migrate.ts";
import { type Db, writeFailure } from "./base/db/open-database.ts";
import { writeSetting } from "./base/db/setting-rows.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { isSameSecret } from "./base/same-secret.ts";
import { isOwnRequest } from "./http/forwarded.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { probeLimits, withTimeLimit } from "./http/work-queue.ts";
import { type Measurements, metricsText } from "./metrics/metrics-text.ts";
import { practiceMailFailure } from "./outbox/practice-mail.ts";

type Options = {
  db: Db;
  now: Clock;
  env: Env;
  log: Log;
  measurements: Measurements;
  /** The name of the release that is shown. */
  release: string;
  isDraining: () => boolean;
};

/** The probes `/healthz` (liveness) and `/readyz` (readiness: the database), and `/metrics` for Prometheus. */
export function healthRoutes(options: Options): Hono<RequestEnv> {
  const { db, now, env, isDraining } = options;
  const routes = new Hono<RequestEnv>();
  routes.get("/healthz", (c) => c.text("ok\n"));
  // Anybody may ask, and no queue holds them up: those who ask at the same time get one answer.
  let asking: ReturnType<typeof readiness> | undefined;
  const askOnce = () => {
    asking ??= readiness(db, now()).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  routes.get("/readyz", async (c) => {
    if (isDraining()) return c.text("the server is about to end\n", 503);
    const { status, line } = await askOnce();
    return c.text(`${line}\n`, status);
  });
  routes.get("/metrics", async (c) => {
    if (!isOwnRequest(c) && !isBearer(c.req.header("authorization"), env.metricsToken))
      return c.text("Not found.\n", 404);
    return c.text(await metricsText({ ...options, now: now() }), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return routes;
}

async function readiness(db: Db, now: Date): Promise<{ status: 200 | 503; line: string }> {
  const reason = await unreadyReason(db);
  if (reason) return { status: 503, line: reason };
  const failure = await practiceMailFailure(db, now);
  // It still takes leads: another server would have no better luck with the mail.
  return {
    status: 200,
    line: failure ? `degraded: no mail has reached the practice since ${failure}` : "ready",
  };
}

async function unreadyReason(db: Db): Promise<string | undefined> {
  try {
    const pending = await withTimeLimit(listPendingMigrations(db), probeLimits.database);
    if (pending.length > 0) return `migrations are missing: ${pending.join(", ")}`;
    // After a failed write the server is ready again when one succeeds, though no visitor may come to try.
    if (writeFailure(db)) await withTimeLimit(tryWrite(db), probeLimits.database);
    return undefined;
  } catch (error) {
    return databaseFailure(error) ?? "the database does not answer";
  }
}

/** Writes about as much as a lead does. */
function tryWrite(db: Db): Promise<unknown> {
  const name = "write-probe";
  return db.transaction().execute(async (tx) => {
    await writeSetting(tx, name, "·".repeat(16 * 1024));
    await tx.deleteFrom("settings").where("name", "=", name).execute();
  });
}

const isBearer = (header: string | undefined, token: string | undefined): boolean =>
  !!token && !!header && isSameSecret(header, `Bearer ${token}`);
