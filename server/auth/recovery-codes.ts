import { randomInt } from "node:crypto";
import { minutes } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import { macOf } from "../base/mac-of.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import { writeStaffAudit } from "./audit.ts";
import { noteVerifiedFrom } from "./known-addresses.ts";
import { sendNotice } from "./notices.ts";
import type { AuthOptions } from "./options.ts";
import { sessionResponse } from "./session-response.ts";
import { lockSession, raiseSession } from "./sessions.ts";
import { countOwnCode } from "./sign-in-limits.ts";
import { findUser, lockUser } from "./user-rows.ts";

const amount = 10;
/** The characters of a code, without those that look alike; ten of them are 49 bits. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;
const attempts: RateLimit = { name: "auth-recovery-code", most: 5, window: minutes(15) };

/** Replaces a person's recovery codes; the answer is the only place where the new ones can be read. */
export async function replaceCodes(call: StaffCall, { db, keys }: AuthOptions): Promise<string[]> {
  const { staff } = call;
  const codes = Array.from({ length: amount }, newCode);
  await db.transaction().execute(async (tx) => {
    // Of two at once, each would leave the other's codes alive.
    await lockUser(tx, staff.userId);
    await tx.deleteFrom("recovery_codes").where("user_id", "=", staff.userId).execute();
    const rows = codes.map((code) => ({
      user_id: staff.userId,
      code_hash: hashOf(code, staff.userId, keys.secret),
      used_at: null,
    }));
    await tx.insertInto("recovery_codes").values(rows).execute();
    await writeStaffAudit(tx, { action: "recovery_codes_created" }, call);
  });
  return codes;
}

/** Raises the session of a call to aal2 by a recovery code, which is used up. Throws `OperationRefused`. */
export async function redeemCode(code: string, call: StaffCall, options: AuthOptions) {
  const { db, keys } = options;
  const { staff, now } = call;
  if (!(await countOwnCode(db, staff.userId, call, options))) await countByStaff(db, attempts, call, options);
  const raised = await db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable("recovery_codes")
      .set({ used_at: now.toISOString() })
      .where("user_id", "=", staff.userId)
      .where("code_hash", "=", hashOf(code, staff.userId, keys.secret))
      .where("used_at", "is", null)
      .returning("code_hash")
      .executeTakeFirst();
    if (!used) throw new OperationRefused("recovery-code-wrong");
    const user = await findUser(tx, staff.userId);
    const session = await lockSession(tx, staff.sessionId);
    if (!user || !session) throw new OperationRefused("session-over");
    const raisedSession = await raiseSession(tx, session, { method: "recovery_code", factorId: null, now });
    await noteVerifiedFrom(tx, { userId: user.id, caller: call, secret: keys.secret }, now);
    const auditId = await writeStaffAudit(tx, { action: "recovery_code_used" }, call);
    await sendNotice(tx, "auth-notice-recovery-code", auditId, user, options);
    return { user, session: raisedSession };
  });
  return sessionResponse(raised, options);
}

/** How many recovery codes a person has not used yet. */
export async function countCodesLeft(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const hashOf = (code: string, userId: string, secret: string) =>
  macOf(secret, "recovery-code", `${userId} ${code.toLowerCase().replace(/[\s-]/g, "")}`).toString(
    "base64url",
  );

function newCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
