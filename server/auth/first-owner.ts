import type { Locale } from "#domain/locale.ts";
import { firstOwnerPath } from "#domain/office/office-addresses.ts";
import type { Db } from "../base/db/open-database.ts";
import { addSetting, readSetting } from "../base/db/setting-rows.ts";
import { type OfficeCall, OperationRefused } from "../http/office-handler.ts";
import { countAgainst } from "../http/rate-limits.ts";
import { writeAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import { checkPassword } from "./check-credentials.ts";
import type { AuthKeys } from "./keys.ts";
import type { AuthOptions } from "./options.ts";
import { hasConfirmedOwner } from "./owners.ts";
import { hashPassword } from "./passwords.ts";
import { openToken, sealToken } from "./sealed-token.ts";
import { addressLimits } from "./sign-in-limits.ts";
import { confirmEmail, findUserBy, insertUser } from "./user-rows.ts";

const purpose = "first-owner";
const settingName = "first-owner";

/** Whether the account of the first owner was made, by its link or by an invitation. */
export const hasFirstOwner = async (db: Db): Promise<boolean> =>
  (await readSetting(db, settingName)) !== undefined || hasConfirmedOwner(db);

/**
 * The link with which the first owner makes an account; undefined once there is one. The token stands in the fragment,
 * which no server and no log sees.
 */
export async function firstOwnerLink(db: Db, keys: AuthKeys, siteUrl: string): Promise<string | undefined> {
  if (await hasFirstOwner(db)) return undefined;
  return `${siteUrl}${firstOwnerPath}#token=${sealToken(keys.secret, purpose, "owner")}`;
}

type Input = { token: string; name: string; email: string; password: string; locale: Locale };

/** Makes the account of the first owner, once; its address counts as confirmed. Throws `OperationRefused`. */
export async function createFirstOwner(input: Input, call: OfficeCall, options: AuthOptions): Promise<void> {
  const { db, keys, env, secret } = options;
  const isOpened = openToken(keys.secret, purpose, input.token) !== undefined;
  // Junk from an address that an office shares must not stop the link there.
  const count = { limit: addressLimits.verify, value: isOpened ? purpose : call.ipAddress };
  await countAgainst(db, [count], { now: call.now, secret, isLimited: env.rateLimits });
  if (!isOpened) throw new OperationRefused("link-invalid");
  refuseWeakPassword(input.password, env.auth.shortestPassword);
  const passwordHash = await hashPassword(input.password);
  await db.transaction().execute(async (tx) => {
    const isFirst =
      !(await hasConfirmedOwner(tx)) && (await addSetting(tx, settingName, call.now.toISOString()));
    if (!isFirst) throw new OperationRefused("link-invalid");
    const email = input.email.toLowerCase();
    if (await findUserBy(tx, { email })) throw new OperationRefused("email-taken", { field: "email" });
    const user = await insertUser(tx, {
      email,
      password_hash: passwordHash,
      appMetadata: { role: "owner" },
      userMetadata: { name: input.name, locale: input.locale },
      now: call.now,
    });
    await confirmEmail(tx, user, call.now);
    await writeAudit(tx, { action: "first_owner_created", actorId: user.id, role: "owner" }, call, call.now);
  });
}

/** Throws `OperationRefused` for a password that is too short or well known. */
function refuseWeakPassword(password: string, shortest: number): void {
  try {
    checkPassword(password, shortest);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw new OperationRefused("password-weak", { field: "password" });
  }
}
