import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { macOf } from "../base/mac-of.ts";
import { writeAudit } from "./audit.ts";
import { invalidCredentials, userBanned } from "./auth-error.ts";
import { addressHash } from "./known-addresses.ts";
import { sendNotice } from "./notices.ts";
import type { AuthOptions, Caller } from "./options.ts";
import type { OpenSession } from "./session-response.ts";
import { createSession } from "./sessions.ts";
import { loadUserJson } from "./user-json.ts";
import { isBanned, noteSignIn, type User } from "./user-rows.ts";

/**
 * Signs a user in: creates the session, notes the device, writes the audit row, and mails the person when the device
 * is new to an account that has others. Throws `AuthError` 400 when the account was deleted or banned since it was read.
 */
export async function signIn(
  tx: Db,
  user: User,
  method: string,
  caller: Caller,
  options: AuthOptions,
): Promise<OpenSession & { isNewDevice: boolean }> {
  const now = options.now();
  const signedIn = await noteSignIn(tx, user.id, now);
  if (!signedIn || signedIn.deleted_at !== null) throw invalidCredentials();
  if (isBanned(signedIn, now)) throw userBanned(400);
  const session = await createSession(tx, user.id, method, { caller, now });
  const event = { action: "login", actorId: user.id, sessionId: session.id, details: { method } };
  const auditId = await writeAudit(tx, event, caller, now);
  const isNewDevice = await noteDevice(tx, user.id, caller, options);
  if (isNewDevice) await sendNotice(tx, "auth-new-sign-in", auditId, user, options);
  return { user: signedIn, session, account: await loadUserJson(tx, signedIn), isNewDevice };
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
  const updated = await updateDevice(tx, [{ userId, device, at }]);
  if (updated.length > 0) return false;
  const other = await tx
    .selectFrom("user_devices")
    .select("device_hash")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto("user_devices")
    .values({
      user_id: userId,
      device_hash: device,
      address_hash: addressHash(caller, keys.secret),
      last_used_at: at,
      verified_at: null,
    })
    // Two sign-ins at once from a new device.
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ last_used_at: at }))
    .execute();
  return other !== undefined;
}

type UsedDevice = { userId: string; device: string; at: string };

const updateDevice = compileOnce((db, [{ userId, device, at }]: [UsedDevice]) =>
  db
    .updateTable("user_devices")
    .set({ last_used_at: at })
    .where("user_id", "=", userId)
    .where("device_hash", "=", device)
    .returning("device_hash"),
);
