import type { OneTimeKind } from "../base/db/auth-schema.ts";
import { AuthError, userBanned, validationFailed } from "./auth-error.ts";
import { findByCode, findByLink, type OneTimeToken } from "./one-time-tokens.ts";
import type { AuthOptions } from "./options.ts";
import { findUser, isBanned, type User } from "./user-rows.ts";

/** A live one-time token and whose it is. */
export type Proof = { user: User; token: OneTimeToken };

/** The kinds that each verification type accepts; the kind decides what happens, whichever type was named. */
const kindsByType: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ["confirmation", "invite"],
  invite: ["invite", "confirmation"],
  recovery: ["recovery", "magiclink"],
  magiclink: ["magiclink", "recovery"],
  email: ["confirmation", "magiclink", "recovery", "invite"],
  email_change: ["email_change_current", "email_change_new"],
  sms: ["phone"],
  phone_change: ["phone_change"],
};

function kindsOf(type: string): readonly OneTimeKind[] {
  const kinds = Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;
  if (!kinds) throw validationFailed("Unsupported verification type");
  return kinds;
}

/** Finds the token of a mailed link. Throws `AuthError` 403 when it is unknown, used, expired or of another type. */
export async function findLinkToken(type: string, link: string, options: AuthOptions): Promise<Proof> {
  const kinds = kindsOf(type);
  const token = await findByLink(options.db, link, options);
  const user = token && (await findUser(options.db, token.user_id));
  if (!user || !kinds.includes(token.kind) || !isForNow(token, user))
    throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  refuseBanned(user, options);
  return { user, token };
}

type CodeRequest = { type: string; token: string } & ({ email: string } | { phone: string });

/** Finds the token of a code. Throws `AuthError` 403; a wrong code counts against the tokens it could have been of. */
export async function findCodeToken(request: CodeRequest, options: AuthOptions): Promise<Proof> {
  const kinds = kindsOf(request.type);
  const sentTo = "email" in request ? request.email : request.phone;
  for (const user of await listRecipients(request, options)) {
    const search = { userId: user.id, kinds, sentTo };
    const token = await findByCode(options.db, request.token, search, options);
    if (!token || !isForNow(token, user)) continue;
    refuseBanned(user, options);
    return { user, token };
  }
  throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
}

/** The users to whom a code at an address or number may have been sent: its own, and those who change to it. */
function listRecipients(request: CodeRequest, { db }: AuthOptions): Promise<User[]> {
  const query = db.selectFrom("users").selectAll();
  if ("phone" in request)
    return request.type === "phone_change"
      ? query.where("new_phone", "=", request.phone).execute()
      : query.where("phone", "=", request.phone).execute();
  const { email } = request;
  return request.type === "email_change"
    ? query.where((eb) => eb.or([eb("email", "=", email), eb("new_email", "=", email)])).execute()
    : query.where("email", "=", email).execute();
}

/** Whether a token was sent to what is still the user's address or number, or the one to come. */
export function isForNow({ kind, sent_to }: OneTimeToken, user: User): boolean {
  if (kind === "email_change_new") return sent_to === user.new_email;
  if (kind === "phone_change") return sent_to === user.new_phone;
  if (kind === "email_change_current") return sent_to === user.email && user.new_email !== null;
  return sent_to === (kind === "phone" ? user.phone : (user.email ?? user.phone));
}

function refuseBanned(user: User, { now }: AuthOptions): void {
  if (isBanned(user, now())) throw userBanned(403);
}
