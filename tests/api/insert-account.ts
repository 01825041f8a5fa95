import { hashPassword } from "#server/auth/passwords.ts";
import { insertUser } from "#server/auth/user-rows.ts";
import type { TestApp } from "../start-app.ts";

type Account = { email: string; password?: string; isInvited?: boolean; data?: Record<string, unknown> };

/** Inserts a confirmed account, or one that was invited and never came. */
export async function insertAccount(
  app: TestApp,
  { email, password, isInvited = false, data = {} }: Account,
) {
  const at = app.now().toISOString();
  return insertUser(app.db, {
    email,
    ...(password && { password_hash: await hashPassword(password) }),
    ...(isInvited ? { invited_at: at } : { email_confirmed_at: at }),
    userMetadata: data,
    now: app.now(),
  });
}
