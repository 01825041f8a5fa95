import type { Context } from "hono";
import type { Db } from "../base/db/open-database.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { writeAudit } from "./audit.ts";
import { type AuthOptions, type Caller, readCaller } from "./options.ts";
import { type Admin, requireAdmin } from "./require-admin.ts";

/** A change of accounts by an administrator: who makes it, from where and when. */
export type AdminChange = { admin: Admin; caller: Caller; now: Date };

/** Requires an administrator. Throws `AuthError`. */
export async function readAdminChange(c: Context<RequestEnv>, options: AuthOptions): Promise<AdminChange> {
  const admin = await requireAdmin(c, options, { stepUp: true });
  return { admin, caller: readCaller(c, options.env), now: options.now() };
}

/** Writes the audit row of a change of an account, and resolves with its id. */
export async function auditChange(
  tx: Db,
  action: string,
  userId: string,
  { admin, caller, now }: AdminChange,
  details: Record<string, string | boolean> = {},
): Promise<string> {
  return writeAudit(tx, { ...admin, action, subject: { kind: "user", id: userId }, details }, caller, now);
}
