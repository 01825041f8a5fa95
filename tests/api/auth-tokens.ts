import { openKeys } from "#server/auth/keys.ts";
import { insertOneTimeToken, linkTokenOf } from "#server/auth/one-time-tokens.ts";
import { codeOf } from "#server/auth/sealed-token.ts";
import type { User } from "#server/auth/user-rows.ts";
import type { OneTimeKind } from "#server/base/db/auth-schema.ts";
import type { TestApp } from "../start-app.ts";

const secretOf = (app: TestApp) => openKeys(app.env, app.now).secret;

/** What the mail of a kind says, to whomever or to one user, without waiting for it. */
export async function mailedToken(app: TestApp, kind: OneTimeKind, userId?: string) {
  const row = await app.db
    .selectFrom("one_time_tokens")
    .selectAll()
    .where("kind", "=", kind)
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
    .executeTakeFirstOrThrow();
  const secret = secretOf(app);
  return { id: row.id, link: linkTokenOf(row, secret), code: codeOf(secret, row.id) };
}

/** Gives a user a one-time token without a mail. */
export async function giveToken(app: TestApp, user: User, kind: OneTimeKind, redirectTo = "") {
  const sent_to = (kind === "email_change_new" ? user.new_email : user.email) ?? user.phone ?? "";
  await insertOneTimeToken(app.db, { user_id: user.id, kind, sent_to, redirectTo }, app.now());
  return mailedToken(app, kind, user.id);
}
