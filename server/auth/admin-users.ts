import type { Context, Hono } from "hono";
import * as v from "valibot";
import { containsText } from "../base/db/contains-text.ts";
import type { Db } from "../base/db/open-database.ts";
import { withoutNul } from "../http/read-body.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { removeUser, softDeleteUser } from "./accounts.ts";
import { auditChange, readAdminChange } from "./admin-change.ts";
import { readPage, rowsOf, setPageHeaders } from "./admin-pages.ts";
import { adminUserBody, readBanEnd, readFields } from "./admin-user-fields.ts";
import { changeUser, checkTaken, createUser } from "./admin-user-writes.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { isUuid } from "./authenticate.ts";
import { findFactor } from "./factor-rows.ts";
import { removeFactor } from "./factors.ts";
import { sendNotice } from "./notices.ts";
import type { AuthOptions } from "./options.ts";
import { readJson } from "./read-json.ts";
import { requireAdmin } from "./require-admin.ts";
import { factorJson, loadUserJson, userJson } from "./user-json.ts";
import { findUser, listFactors, type User } from "./user-rows.ts";

const removal = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });

/** `/admin/users`: accounts, for service keys and for owners with a second factor. */
export function adminUserRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { db, keys, now } = options;
  routes.post("/admin/users", async (c) => {
    const change = await readAdminChange(c, options);
    const input = await readJson(c, adminUserBody);
    if (!input.email && !input.phone)
      throw validationFailed("Cannot create a user without either an email or phone");
    const fields = await readFields(input, options);
    const banEnd = readBanEnd(input, now());
    const user = await db.transaction().execute(async (tx) => {
      await checkTaken(tx, fields, fields.id);
      return createUser(tx, { input, fields, banEnd }, change);
    });
    return c.json(await loadUserJson(db, user));
  });
  routes.get("/admin/users", async (c) => {
    await requireAdmin(c, options);
    const page = readPage(c);
    const { users, total } = await listUsers(db, readListing(c), rowsOf(page));
    setPageHeaders(c, page, total);
    return c.json({ users: users.map((user) => userJson(user, null)), aud: "authenticated" });
  });
  routes.get("/admin/users/:id", async (c) => {
    await requireAdmin(c, options);
    return c.json(await loadUserJson(db, await userOf(c, db)));
  });
  routes.put("/admin/users/:id", async (c) => {
    const change = await readAdminChange(c, options);
    const { id } = await userOf(c, db);
    const input = await readJson(c, adminUserBody);
    const fields = await readFields({ ...input, id: "" }, options);
    const banEnd = readBanEnd(input, now());
    const user = await db.transaction().execute(async (tx) => {
      await checkTaken(tx, fields, id);
      return changeUser(tx, id, { input, fields, banEnd }, change);
    });
    return c.json(await loadUserJson(db, user));
  });
  routes.delete("/admin/users/:id", async (c) => {
    const change = await readAdminChange(c, options);
    const user = await userOf(c, db);
    const { should_soft_delete: isSoft } = await readJson(c, removal, { isOptional: true });
    await db.transaction().execute(async (tx) => {
      await (isSoft ? softDeleteUser(tx, user, keys.secret, change.now) : removeUser(tx, user, change.now));
      await auditChange(tx, "user_deleted", user.id, change, { soft: isSoft });
    });
    return c.json({});
  });
  routes.get("/admin/users/:id/factors", async (c) => {
    await requireAdmin(c, options);
    const { id } = await userOf(c, db);
    return c.json((await listFactors(db, id)).map(factorJson));
  });
  routes.delete("/admin/users/:id/factors/:factor", async (c) => {
    const change = await readAdminChange(c, options);
    const user = await userOf(c, db);
    const factor = await findFactor(db, user.id, c.req.param("factor"));
    await db.transaction().execute(async (tx) => {
      await removeFactor(tx, factor);
      const auditId = await auditChange(tx, "factor_deleted", user.id, change, { factor: factor.id });
      if (factor.status === "verified")
        await sendNotice(tx, "auth-notice-factor-reset", auditId, user, options);
    });
    options.wakeOutbox();
    return c.json(factorJson(factor));
  });
}

async function userOf(c: Context<RequestEnv>, db: Db): Promise<User> {
  const id = c.req.param("id") ?? "";
  if (!isUuid(id)) throw validationFailed("user_id must be an UUID", 404);
  const user = await findUser(db, id.toLowerCase());
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

type Listing = { filter: string; order: "asc" | "desc" };

function readListing(c: Context<RequestEnv>): Listing {
  const order = /^(?:created_at(?: (asc|desc))?)?$/i.exec(c.req.query("sort") ?? "");
  if (!order) throw validationFailed("Bad Sort Parameters: only created_at asc or desc");
  return {
    filter: withoutNul(c.req.query("filter") ?? "").toLowerCase(),
    order: order[1]?.toLowerCase() === "asc" ? "asc" : "desc",
  };
}

async function listUsers(db: Db, { filter, order }: Listing, rows: { limit: number; offset: number }) {
  let query = db.selectFrom("users");
  if (filter) query = query.where(containsText("email", filter));
  const users = await query
    .selectAll()
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  return { users, total: Number(total) };
}
