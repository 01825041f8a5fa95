import type { Db } from "../base/db/open-database.ts";
import { sealText } from "../base/sealed-text.ts";
import type { NoticeKind } from "../letters/staff-letter.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { AccountOptions } from "./options.ts";
import { localeOf } from "./user-locale.ts";
import type { User } from "./user-rows.ts";

/**
 * Enqueues the mail that tells a person what was done with their account, of which `auditId` is the audit row. Nothing
 * is sent to an account without a mail address.
 */
export async function sendNotice(
  tx: Db,
  kind: Exclude<NoticeKind, "auth-notice-address">,
  auditId: string,
  user: Pick<User, "email">,
  options: AccountOptions,
): Promise<void> {
  if (user.email) await enqueueNotice(tx, kind, auditId, user.email, options);
}

/** What a notice of a changed address needs, as no table keeps the address before. */
export type AddressNotice = { to: string; locale: "en" | "es"; at: string };

/** Tells the former address of an account that it was changed. */
export async function sendAddressNotice(tx: Db, before: User, options: AccountOptions): Promise<void> {
  if (!before.email || !before.email_confirmed_at) return;
  const at = options.now().toISOString();
  const notice: AddressNotice = { to: before.email, locale: localeOf(before), at };
  const refId = sealText(options.keys.secret, JSON.stringify(notice));
  await enqueueNotice(tx, "auth-notice-address", refId, before.email, options);
}

function enqueueNotice(tx: Db, kind: NoticeKind, refId: string, to: string, options: AccountOptions) {
  const mail = { kind, refId, channel: "mail", visitor: to, countedWith: "auth-notices" } as const;
  const { secret, env, now } = options;
  return enqueue(tx, [mail], { now: now(), secret, isLimited: env.rateLimits });
}
