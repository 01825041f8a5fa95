import type { Db } from "../base/db/open-database.ts";
import { writeAudit } from "./audit.ts";
import { addressHash } from "./call-limits.ts";
import { macOf } from "./capability.ts";
import { sendNotice } from "./notices.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { createSession, type Session } from "./sessions.ts";
import { type User, updateUser } from "./user-rows.ts";

/**
 * Signs a user in: creates the session, notes the device, writes the audit row, and mails the person when the device
 * is new to an account that has others.
 */
export async function signIn(
  tx: Db,
  user: User,
  method: string,
  caller: Caller,
  options: AuthOptions,
): Promise<{ user: User; session: Session }> {
  const now = options.now();
  const session = await createSession(tx, user.id, method, { caller, now });
  const signedIn = await updateUser(tx, user.id, { last_sign_in_at: now.toISOString() }, now);
  const event = { action: "login", actorId: user.id, sessionId: session.id, details: { method } };
  const auditId = await writeAudit(tx, event, caller, now);
  const isNew = await noteDevice(tx, user.id, caller, options);
  if (isNew) await sendNotice(tx, "auth-new-sign-in", auditId, user, options);
  return { user: signedIn, session };
}

/** Notes the device; true when it is new and the account has signed in from others. */
async function noteDevice(
  tx: Db,
  userId: string,
  caller: Caller,
  { keys, now }: AuthOptions,
): Promise<boolean> {
  const device = macOf(keys.secret, "device", `${caller.ipAddress} ${caller.userAgent}`).toString(
    "base64url",
  );
  const at = now().toISOString();
  const known = await tx
    .selectFrom("user_devices")
    .select("device_hash")
    .where("user_id", "=", userId)
    .execute();
  await tx
    .insertInto("user_devices")
    .values({
      user_id: userId,
      device_hash: device,
      address_hash: addressHash(caller, keys.secret),
      last_used_at: at,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ last_used_at: at }))
    .execute();
  return known.length > 0 && !known.some(({ device_hash }) => device_hash === device);
}
