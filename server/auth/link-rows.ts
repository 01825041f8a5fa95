import type { OneTimeKind } from "../base/db/auth-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { insertInvited } from "./accounts.ts";
import { type AdminChange, auditChange } from "./admin-change.ts";
import { AuthError, emailExists, validationFailed } from "./auth-error.ts";
import { checkEmail } from "./check-credentials.ts";
import { deleteOneTimeTokens, insertOneTimeToken, type OneTimeToken } from "./one-time-tokens.ts";
import {
  findUserBy,
  insertUser,
  lockUser,
  type Metadata,
  mergeJson,
  type User,
  updateUser,
} from "./user-rows.ts";

const kinds = {
  signup: "confirmation",
  magiclink: "magiclink",
  recovery: "recovery",
  invite: "invite",
  email_change_current: "email_change_current",
  email_change_new: "email_change_new",
} as const satisfies Record<string, OneTimeKind>;
type LinkType = keyof typeof kinds;

type LinkRequest = {
  type: LinkType;
  email: string;
  newEmail: string;
  passwordHash: string | null;
  data: Metadata | null | undefined;
  redirect: string;
};

/** Throws `AuthError` 400 for a type of link that is none. */
export function checkLinkType(type: string): LinkType {
  if (Object.hasOwn(kinds, type)) return type as LinkType;
  throw validationFailed(`Invalid email action link type requested: ${type.slice(0, 40)}`);
}

/** Inserts the token of a link that an administrator passes on in another way than by our mail. Throws `AuthError`. */
export async function insertLink(
  tx: Db,
  request: LinkRequest,
  change: AdminChange,
): Promise<{ user: User; token: OneTimeToken; verificationType: LinkType }> {
  const { now } = change;
  const found = await findUserBy(tx, { email: request.email });
  // Of two at once, each would leave the other's link alive.
  const existing = found && (await lockUser(tx, found.id));
  const type = request.type === "magiclink" && !existing ? "signup" : request.type;
  if (request.type === "signup" && !existing && !request.passwordHash)
    throw validationFailed("Signup requires a valid password");
  const prepared = await prepareUser(tx, { ...request, type }, existing, now);
  const sentTo = type === "email_change_new" ? (prepared.new_email ?? "") : request.email;
  const token = { user_id: prepared.id, kind: kinds[type], sent_to: sentTo, redirectTo: request.redirect };
  const inserted = await insertOneTimeToken(tx, token, now);
  const user = await updateUser(tx, prepared.id, sentAt(type, now), now);
  await auditChange(tx, "link_generated", user.id, change, { type });
  return { user, token: inserted, verificationType: type };
}

function sentAt(type: LinkType, now: Date) {
  const at = now.toISOString();
  if (type === "signup" || type === "invite") return { confirmation_sent_at: at };
  if (type === "magiclink" || type === "recovery") return { recovery_sent_at: at };
  return { email_change_sent_at: at };
}

async function prepareUser(
  tx: Db,
  request: LinkRequest,
  existing: User | undefined,
  now: Date,
): Promise<User> {
  const { type, email, data } = request;
  if (type === "invite") return insertInvited(tx, { email, userMetadata: data }, now);
  if (type === "signup") return prepareSignUp(tx, request, existing, now);
  if (!existing) throw new AuthError(404, "user_not_found", "User with this email not found");
  if (type === "magiclink" || type === "recovery") return existing;
  const newEmail = checkEmail(request.newEmail);
  if (await findUserBy(tx, { email: newEmail })) throw emailExists();
  // A link that named another address must not confirm this one.
  if (existing.new_email !== newEmail)
    await deleteOneTimeTokens(tx, existing.id, ["email_change_current", "email_change_new"]);
  return updateUser(tx, existing.id, { new_email: newEmail, email_change_step: 0 }, now);
}

async function prepareSignUp(
  tx: Db,
  { email, passwordHash, data }: LinkRequest,
  existing: User | undefined,
  now: Date,
): Promise<User> {
  if (existing?.email_confirmed_at) throw emailExists();
  if (existing)
    return updateUser(tx, existing.id, { user_metadata: mergeJson(existing.user_metadata, data) }, now);
  return insertUser(tx, { email, password_hash: passwordHash, userMetadata: data ?? {}, now });
}
