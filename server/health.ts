import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { listPendingMigrations } from "./base/db/migrate.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { RequestCounts } from "./http/request-counts.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { countDeliveries } from "./outbox/queries.ts";

type Options = { db: Db; env: Env; counts: RequestCounts };

/** The probes `/healthz` (liveness) and `/readyz` (readiness: the database), and `/metrics` for Prometheus. */
export function healthRoutes({ db, env, counts }: Options): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/healthz", (c) => c.text("ok\n"));
  routes.get("/readyz", async (c) => {
    const reason = await unreadyReason(db);
    return reason ? c.text(`${reason}\n`, 503) : c.text("ready\n");
  });
  routes.get("/metrics", async (c) => {
    const isLocal = isLoopback(c.env?.incoming?.socket.remoteAddress) && !c.req.header("x-forwarded-for");
    if (!isLocal && !isBearer(c.req.header("authorization"), env.metricsToken)) return c.notFound();
    return c.text(await metricsText(db, counts), 200, {
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

async function metricsText(db: Db, counts: RequestCounts): Promise<string> {
  const leads = await db
    .selectFrom("leads")
    .select(({ fn }) => ["form_kind", "status", fn.countAll<number>().as("count")])
    .groupBy(["form_kind", "status"])
    .execute();
  const deliveries = await countDeliveries(db);
  const memory = process.memoryUsage();
  return [
    "# TYPE ventanilla_leads gauge",
    ...leads.map((row) => `ventanilla_leads{kind="${row.form_kind}",status="${row.status}"} ${row.count}`),
    "# TYPE ventanilla_outbox gauge",
    ...[...deliveries].map(([state, count]) => `ventanilla_outbox{state="${state}"} ${count}`),
    "# TYPE ventanilla_requests_total counter",
    `ventanilla_requests_total{answered="pages"} ${counts.pages}`,
    ...[...counts.app].map(
      ([status, count]) => `ventanilla_requests_total{answered="app",status="${status}"} ${count}`,
    ),
    "# TYPE process_uptime_seconds gauge",
    `process_uptime_seconds ${process.uptime().toFixed(3)}`,
    "# TYPE process_resident_memory_bytes gauge",
    `process_resident_memory_bytes ${memory.rss}`,
    "# TYPE process_heap_used_bytes gauge",
    `process_heap_used_bytes ${memory.heapUsed}`,
    "",
  ].join("\n");
}
