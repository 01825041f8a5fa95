import type { Context, Hono } from "hono";
import type { SelectQueryBuilder } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";
import { withoutNul } from "../http/read-body.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { readPage, rowsOf, setPageHeaders } from "./admin-pages.ts";
import { validationFailed } from "./auth-error.ts";
import type { AuthOptions } from "./options.ts";
import { requireAdmin } from "./require-admin.ts";
import { findUserBy } from "./user-rows.ts";

/** The hosted service's types of events, by what their names begin with. */
const types: Record<string, readonly string[]> = {
  account: ["login", "logout", "invite_accepted"],
  team: ["user_signedup", "user_invited", "user_deleted"],
  token: ["token_"],
  factor: ["factor_", "challenge_", "verification_", "mfa_"],
};

/** `GET /admin/audit`: the events of sign-in, newest first. */
export function adminAuditRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { db } = options;
  routes.get("/admin/audit", async (c) => {
    await requireAdmin(c, options);
    const page = readPage(c);
    const query = await readQuery(c, db);
    const { limit, offset } = rowsOf(page);
    const rows = await query
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await query.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
    setPageHeaders(c, page, Number(total));
    return c.json(
      rows.map(({ id, at, actor_id, action, details, ip_address }) => ({
        id,
        payload: { action, actor_id, log_type: typeOf(action), timestamp: at, traits: JSON.parse(details) },
        created_at: at,
        ip_address,
      })),
    );
  });
}

type Query = SelectQueryBuilder<Database, "audit", object>;

/** Reads `query=author|action|type:value`. Throws `AuthError` 400 for another scope. */
async function readQuery(c: Context<RequestEnv>, db: Db): Promise<Query> {
  const all: Query = db.selectFrom("audit");
  const [, scope = "", value = ""] = /^([^:]*):?(.*)$/.exec(withoutNul(c.req.query("query") ?? "")) ?? [];
  if (!scope) return all;
  if (scope === "action") return all.where("action", "=", value);
  if (scope === "author") {
    const user = await findUserBy(db, { email: value });
    return all.where("actor_id", "=", user?.id ?? value);
  }
  if (scope !== "type") throw validationFailed(`Invalid query scope: ${scope.slice(0, 40)}`);
  const isOf = (prefixes: readonly string[]) =>
    all.where((eb) => eb.or(prefixes.map((prefix) => eb("action", "like", `${prefix}%`))));
  if (Object.hasOwn(types, value)) return isOf(types[value] ?? []);
  const others = Object.values(types).flat();
  return all.where((eb) => eb.and(others.map((prefix) => eb("action", "not like", `${prefix}%`))));
}

const typeOf = (action: string) =>
  Object.entries(types).find(([, prefixes]) => prefixes.some((prefix) => action.startsWith(prefix)))?.[0] ??
  "user";
