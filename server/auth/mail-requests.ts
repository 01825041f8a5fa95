import type { Db } from "../base/db/open-database.ts";
import { sendOneTimeMail } from "./one-time-tokens.ts";
import type { AuthOptions } from "./options.ts";
import { type Challenge, insertFlow } from "./pkce.ts";
import { checkMailInterval, countMail } from "./sign-in-limits.ts";
import { lockUser, type User, updateUser } from "./user-rows.ts";

/** What a request for a mail brings with it: the PKCE challenge, and where the link leads in the end. */
export type MailRequest = { challenge?: Challenge | undefined; redirectTo: string };

/** The kinds that are sent to a user's own address, each with the column that notes when. */
const sentColumns = {
  confirmation: "confirmation_sent_at",
  recovery: "recovery_sent_at",
  magiclink: "recovery_sent_at",
  reauthentication: "reauthentication_sent_at",
} as const;

/** The `amr` method that a PKCE flow of a kind yields. */
const flowMethods: Partial<Record<keyof typeof sentColumns, string>> = { confirmation: "email/signup" };

/** Enqueues a mail with a link or a code to a user's own address. Throws `AuthError` 429 when it comes too soon. */
export async function requestMail(
  tx: Db,
  user: User,
  kind: keyof typeof sentColumns,
  { challenge, redirectTo }: MailRequest,
  options: AuthOptions,
): Promise<User> {
  const now = options.now();
  const column = sentColumns[kind];
  const lockedUser = await lockUser(tx, user.id);
  // Deleted since it was looked up.
  if (!lockedUser) return user;
  // The others were counted by address, known or not.
  if (column !== "recovery_sent_at") checkMailInterval(lockedUser[column], options);
  const method = flowMethods[kind] ?? kind;
  const flowId = challenge && (await insertFlow(tx, { userId: user.id, method, challenge }, now));
  const sentTo = user.email ?? user.phone ?? "";
  const isSent = await sendOneTimeMail(
    tx,
    { user_id: user.id, kind, sent_to: sentTo, redirectTo, ...(flowId && { flowId }) },
    options,
  );
  if (isSent) await countMail(tx, options);
  return updateUser(tx, user.id, { [column]: now.toISOString() }, now);
}
