import { hashPassword } from "#server/auth/passwords.ts";
import { insertUser } from "#server/auth/user-rows.ts";
import type { TestApp } from "../start-app.ts";

type Account = { email: string; password?: string; isInvited?: boolean; data?: Record<string, unknown> };

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, which each worker makes once: it takes 20 ms of processor time. */
export function passwordHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Inserts a confirmed account, or one that was invited and never came. */
export async function insertAccount(
  app: TestApp,
  { email, password, isInvited = false, data = {} }: Account,
) {
  const at = app.now().toISOString();
  return insertUser(app.db, {
    email,
    ...(password && { password_hash: await passwordHash(password) }),
    ...(isInvited ? { invited_at: at } : { email_confirmed_at: at }),
    userMetadata: data,
    now: app.now(),
  });
}
