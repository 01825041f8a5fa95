import type { Insertable } from "kysely";
import * as v from "valibot";
import { parseDuration } from "../base/auth-env.ts";
import type { UsersTable } from "../base/db/auth-schema.ts";
import { isAdminRole } from "./access-token.ts";
import { validationFailed } from "./auth-error.ts";
import { isUuid } from "./authenticate.ts";
import { checkEmail, checkPassword, checkPhone } from "./check-credentials.ts";
import type { AuthOptions } from "./options.ts";
import { hashPassword, isHash } from "./passwords.ts";
import { record, text } from "./read-json.ts";

const flag = v.nullish(v.boolean(), false);

/** The body of `POST /admin/users` and `PUT /admin/users/:id`. */
export const adminUserBody = v.object({
  id: text,
  role: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  ban_duration: text,
  user_metadata: record,
  app_metadata: record,
});
export type AdminUserInput = v.InferOutput<typeof adminUserBody>;

/** The fields of a request that are columns; an absent one changes nothing. */
export type AdminUserFields = Pick<
  Insertable<UsersTable>,
  "email" | "phone" | "password_hash" | "role" | "id"
>;

/** Checks a request of an administrator, and hashes its password. Throws `AuthError`. */
export async function readFields(
  input: AdminUserInput,
  { env }: AuthOptions,
): Promise<Partial<AdminUserFields>> {
  const { id, role, email, phone, password, password_hash: hash } = input;
  const fields: Partial<AdminUserFields> = {};
  if (id) fields.id = checkId(id);
  if (email) fields.email = checkEmail(email);
  if (phone) fields.phone = checkPhone(phone);
  // Else a service key of the server's own making would outlive every change of staff.
  if (isAdminRole(role)) throw validationFailed("A user cannot have the role of a service key");
  if (role) fields.role = role;
  if (password && hash) throw validationFailed("Only a password or a password hash should be provided");
  if (hash && !isHash(hash)) throw validationFailed("Only argon2id password hashes are supported");
  if (hash) fields.password_hash = hash;
  if (password) {
    checkPassword(password, env.auth.shortestPassword);
    fields.password_hash = await hashPassword(password);
  }
  return fields;
}

/** When a ban ends; null for `none`, undefined without one. Throws `AuthError` 400. */
export function readBanEnd({ ban_duration: text }: AdminUserInput, now: Date): Date | null | undefined {
  if (!text) return undefined;
  if (text === "none") return null;
  const end = new Date(now.getTime() + (parseDuration(text) ?? Number.NaN));
  if (Number.isNaN(end.getTime()) || end.getUTCFullYear() > 9999)
    throw validationFailed(`invalid format for ban duration: "${text.slice(0, 40)}" is no duration`);
  return end;
}

function checkId(id: string): string {
  if (!isUuid(id)) throw validationFailed("ID must conform to the uuid v4 format");
  if (/^[0-]+$/.test(id)) throw validationFailed("ID cannot be a nil uuid");
  return id.toLowerCase();
}
