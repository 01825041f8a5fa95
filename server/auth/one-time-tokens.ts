import type { Selectable } from "kysely";
import { v4 } from "uuid";
import { days, hours, minutes } from "#domain/durations.ts";
import { emailChangeLifetime } from "#domain/office/email-change-lifetime.ts";
import { ago } from "../base/clock.ts";
import type { OneTimeKind, OneTimeTokensTable } from "../base/db/auth-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { isSameSecret } from "../base/same-secret.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { AuthError } from "./auth-error.ts";
import type { AccountOptions } from "./options.ts";
import { codeOf, openToken, sealToken } from "./sealed-token.ts";

export type OneTimeToken = Selectable<OneTimeTokensTable>;

/** Wrong codes after which a token is dead. */
const mostFailures = 5;
const purpose = "one-time-link";

/** How long a link works; a code of six digits always ends after ten minutes. */
const linkLifetimes: Partial<Record<OneTimeKind, number>> = {
  invite: days(3),
  confirmation: days(1),
  email_change_current: emailChangeLifetime,
  email_change_new: emailChangeLifetime,
};
const linkLifetime = hours(1);
const codeLifetime = minutes(10);

type NewToken = Pick<OneTimeToken, "user_id" | "kind" | "sent_to"> & {
  id?: string;
  flowId?: string;
  redirectTo?: string;
};

/** Whether a link leads to a program, which said where or began a PKCE flow; all others lead to the office. */
const isForProgram = ({ flowId, redirectTo }: NewToken) => Boolean(flowId || redirectTo);

/**
 * Inserts a one-time token; an earlier one of the same kind is dead from then on. One for a program leaves that of the
 * office alive, or a stranger who asks as a program would end it.
 */
export async function insertOneTimeToken(tx: Db, token: NewToken, now: Date): Promise<OneTimeToken> {
  const { id = v4(), user_id, kind, sent_to, flowId = null, redirectTo = "" } = token;
  await tx
    .deleteFrom("one_time_tokens")
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .$if(isForProgram(token), (query) =>
      query.where((eb) => eb.or([eb("flow_id", "is not", null), eb("redirect_to", "!=", "")])),
    )
    .execute();
  return tx
    .insertInto("one_time_tokens")
    .values({
      id,
      user_id,
      kind,
      sent_to,
      flow_id: flowId,
      redirect_to: redirectTo,
      failures: 0,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + (linkLifetimes[kind] ?? linkLifetime)).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Inserts a one-time token and enqueues the mail that carries its link and its code, in one transaction. False when the
 * mailbox gets no more mails this hour: then the token that it was sent before stays alive.
 */
export async function sendOneTimeMail(tx: Db, token: NewToken, options: AccountOptions): Promise<boolean> {
  const now = options.now();
  const id = v4();
  await enqueueMail(tx, { ...token, id }, options);
  const { state } = await tx
    .selectFrom("outbox")
    .select("state")
    .where("ref_id", "=", id)
    .executeTakeFirstOrThrow();
  if (state === "withheld") return false;
  await insertOneTimeToken(tx, { ...token, id }, now);
  return true;
}

/** As `sendOneTimeMail`, for a caller who is signed in and has to know. Throws `AuthError` 429 when nothing is sent. */
export async function sendOrRefuse(tx: Db, token: NewToken, options: AccountOptions): Promise<void> {
  if (!(await sendOneTimeMail(tx, token, options)))
    throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded");
}

/** Enqueues the mails of the living one-time tokens of some kinds of a user again. */
export async function sendMailsAgain(
  tx: Db,
  userId: string,
  kinds: readonly OneTimeKind[],
  options: AccountOptions,
): Promise<void> {
  const tokens = await tx
    .selectFrom("one_time_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "in", kinds)
    .where("expires_at", ">", options.now().toISOString())
    .execute();
  for (const { flow_id, redirect_to: redirectTo, ...token } of tokens)
    await enqueueMail(tx, { ...token, redirectTo, ...(flow_id && { flowId: flow_id }) }, options);
}

async function enqueueMail(tx: Db, token: NewToken & { id: string }, options: AccountOptions) {
  const { env, secret, now } = options;
  const mail = {
    kind: mailKindOf(token.kind),
    refId: token.id,
    channel: "mail",
    visitor: token.sent_to,
    countedWith: isForProgram(token) ? "auth-program-links" : "auth-links",
  } as const;
  await enqueue(tx, [mail], { now: now(), secret, isLimited: env.rateLimits });
}

/** The name of the mail of a kind in the outbox's table `kind → compose`. */
export const mailKindOf = (kind: OneTimeKind) => `auth-${kind.replaceAll("_", "-")}`;

/** The token of a link; in the PKCE flow its prefix tells the client so. */
export const linkTokenOf = ({ id, flow_id }: OneTimeToken, secret: string) =>
  `${flow_id ? "pkce_" : ""}${sealToken(secret, purpose, id)}`;

/** Finds a live token by its id. */
export const findOneTimeToken = (db: Db, id: string, now: Date): Promise<OneTimeToken | undefined> =>
  db
    .selectFrom("one_time_tokens")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();

/** When the code of a token ends, which is before its link does. */
export const codeEnd = ({ created_at }: OneTimeToken) => new Date(Date.parse(created_at) + codeLifetime);

/** Opens a link: the id of its token, live or not; undefined for one that was never made. */
export const openLink = (link: string, { keys }: AccountOptions): string | undefined =>
  openToken(keys.secret, purpose, link.replace(/^pkce_/, ""));

/** Finds the live token of a link; undefined when it is unknown, used or expired. */
export async function findByLink(
  db: Db,
  link: string,
  options: AccountOptions,
): Promise<OneTimeToken | undefined> {
  const id = openLink(link, options);
  if (id === undefined) return undefined;
  const token = await findOneTimeToken(db, id, options.now());
  // Without its prefix, a link of the PKCE flow would yield a session to whoever read it.
  return token && linkTokenOf(token, options.keys.secret) === link ? token : undefined;
}

/**
 * Finds the live token of a code among those of a user's kinds; a wrong code counts against each of them. Must not run
 * in a transaction that a refusal rolls back.
 */
export async function findByCode(
  db: Db,
  code: string,
  search: { userId: string; kinds: readonly OneTimeKind[]; sentTo: string },
  { keys, now, env }: AccountOptions,
): Promise<OneTimeToken | undefined> {
  const since = ago(now(), codeLifetime);
  const tokens = await db
    .updateTable("one_time_tokens")
    .set((eb) => ({ failures: eb("failures", "+", 1) }))
    .where("user_id", "=", search.userId)
    .where("kind", "in", search.kinds)
    .where("sent_to", "=", search.sentTo)
    .where("created_at", ">", since)
    .where("failures", "<", mostFailures)
    .returningAll()
    .execute();
  return tokens.find(({ id, sent_to }) => {
    return isSameSecret(code, env.auth.testCodes.get(sent_to) ?? codeOf(keys.secret, id));
  });
}

/** Deletes the one-time tokens of a user, all or those of some kinds: using one ends all the others. */
export async function deleteOneTimeTokens(
  tx: Db,
  userId: string,
  kinds?: readonly OneTimeKind[],
): Promise<void> {
  await tx
    .deleteFrom("one_time_tokens")
    .where("user_id", "=", userId)
    .$if(kinds !== undefined, (query) => query.where("kind", "in", kinds ?? []))
    .execute();
}
