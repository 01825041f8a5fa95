import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Clock } from "./base/clock.ts";
import { listPendingMigrations } from "./base/db/migrate.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { RequestCounts } from "./http/request-counts.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { metricsText } from "./metrics.ts";
import { practiceMailFailure } from "./outbox/practice-mail.ts";

type Options = { db: Db; now: Clock; env: Env; counts: RequestCounts };

/** The probes `/healthz` (liveness) and `/readyz` (readiness: the database), and `/metrics` for Prometheus. */
export function healthRoutes({ db, now, env, counts }: Options): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/healthz", (c) => c.text("ok\n"));
  routes.get("/readyz", async (c) => {
    const reason = await unreadyReason(db);
    if (reason) return c.text(`${reason}\n`, 503);
    const failure = await practiceMailFailure(db, now());
    // It still takes leads: another server would have no better luck with the mail.
    return c.text(failure ? `degraded: no mail has reached the practice since ${failure}\n` : "ready\n");
  });
  routes.get("/metrics", async (c) => {
    const isLocal = isLoopback(c.env?.incoming?.socket.remoteAddress) && !c.req.header("x-forwarded-for");
    if (!isLocal && !isBearer(c.req.header("authorization"), env.metricsToken)) return c.notFound();
    return c.text(await metricsText({ db, now: now(), counts }), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return routes;
}

async function unreadyReason(db: Db): Promise<string | undefined> {
  try {
    const pending = await listPendingMigrations(db);
    return pending.length > 0 ? `migrations are missing: ${pending.join(", ")}` : undefined;
  } catch {
    return "the database does not answer";
  }
}

// Behind a proxy on the same machine every request comes from loopback, so a forwarded one needs the token.
const isLoopback = (address = "") => /^(?:::ffff:)?127\.|^::1$/.test(address);

function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header) return false;
  const actual = Buffer.from(header);
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
