import { sql } from "kysely";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { macOf } from "../base/mac-of.ts";
import type { Caller } from "./options.ts";

/** Whose address, and the secret of its MAC. */
type Visit = { userId: string; caller: Caller; secret: string };

/** The MAC of an IP address in base64url: two calls can be compared, and nobody reads the address from it. */
export const addressHash = ({ ipAddress }: Caller, secret: string) =>
  macOf(secret, "client-address", ipAddress).toString("base64url");

/**
 * Finds a device with which a user signed in from the IP address of a caller, one with a second factor before others.
 * Undefined when they never did.
 */
export async function findDeviceAt(
  db: Db,
  { userId, caller, secret }: Visit,
): Promise<{ verified_at: string | null } | undefined> {
  const [device] = await selectDevice(db, [{ userId, address: addressHash(caller, secret) }]);
  return device;
}

const selectDevice = compileOnce((db, [{ userId, address }]: [{ userId: string; address: string }]) =>
  db
    .selectFrom("user_devices")
    .select("verified_at")
    .where("user_id", "=", userId)
    .where("address_hash", "=", address)
    .orderBy(sql`verified_at is null`)
    .limit(1),
);

/** Notes that a user has given a second factor from the IP address of a caller. */
export async function noteVerifiedFrom(tx: Db, { userId, caller, secret }: Visit, now: Date): Promise<void> {
  await tx
    .updateTable("user_devices")
    .set({ verified_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("address_hash", "=", addressHash(caller, secret))
    .execute();
}
