import { hours } from "#domain/durations.ts";
import type { Operation, ReceivedOf } from "#domain/office/operation.ts";
import * as staff from "#domain/office/staff-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countAgainst, countByStaff, type RateLimit } from "../http/rate-limits.ts";
import { runOnce } from "../http/run-once.ts";
import { banUser, changeAppMetadata, inviteUser, removeUser, resetFactors } from "./accounts.ts";
import { writeStaffAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import { sendNotice } from "./notices.ts";
import type { AuthOptions } from "./options.ts";
import { isOwner, lockOwners } from "./owners.ts";
import { staffRoleOf } from "./require-staff.ts";
import { listStaff } from "./staff-rows.ts";
import { findUser, type User } from "./user-rows.ts";

/** A ban that only an owner lifts. */
export const banWithoutEnd = new Date("9999-12-31T00:00:00.000Z");

/** The invitations that one owner may send; each mails an address that nobody has confirmed. */
const invitations: RateLimit = { name: "staff-invitation", most: 100, window: hours(1) };

/** The resets of one member's second factor, whoever asks for them: each sends a letter. */
const resets: RateLimit = { name: "factor-reset", most: 3, window: hours(1) };

/** The operations of an owner on the staff. */
export function staffHandlers(options: AuthOptions): OfficeHandler[] {
  const { db, env, now, secret } = options;
  return [
    handle(staff.listStaff, ({ after }) => listStaff(db, after, now())),
    handle(staff.inviteStaff, async (input, call) => {
      const { email, name, role, locale } = input;
      const invitation = {
        email: email.toLowerCase(),
        appMetadata: { role },
        userMetadata: { name, locale },
      };
      return change({ name: staff.inviteStaff.name, input, call }, "user_invited", async (tx) => {
        await countByStaff(tx, invitations, call, options);
        return inviteUser(tx, invitation, options);
      });
    }),
    onMember(staff.changeStaffRole, "user_role_changed", async (tx, member, { from, role }) => {
      if (staffRoleOf(member) !== from) throw new OperationRefused("state-changed");
      await changeAppMetadata(tx, member, { role }, now());
    }),
    onMember(staff.banStaff, "user_banned", (tx, member) => banUser(tx, member, banWithoutEnd, now())),
    onMember(staff.unbanStaff, "user_unbanned", (tx, member) => banUser(tx, member, null, now())),
    onMember(staff.resetStaffFactor, "factors_reset", async (tx, member) => {
      const counting = { now: now(), secret, isLimited: env.rateLimits };
      await countAgainst(tx, [{ limit: resets, value: member.id }], counting);
      await resetFactors(tx, member);
    }),
    onMember(staff.removeStaff, "user_deleted", (tx, member) => removeUser(tx, member, now())),
    onMember(staff.inviteStaffAgain, "user_invited", async (tx, member, _, call) => {
      if (!member.email || member.email_confirmed_at) throw new OperationRefused("state-changed");
      await countByStaff(tx, invitations, call, options);
      await inviteUser(tx, { email: member.email }, options);
    }),
  ];

  /** An operation on one other member of staff. */
  function onMember<Each extends Operation<typeof staff.banStaff.input | typeof staff.changeStaffRole.input>>(
    operation: Each,
    action: string,
    run: (tx: Db, member: User, input: ReceivedOf<Each>, call: StaffCall) => Promise<unknown>,
  ): OfficeHandler {
    return handle(operation as Operation, async (input, call) => {
      const { id } = input as { id: string };
      return change({ name: operation.name, input, call }, action, async (tx) => {
        const member = await findUser(tx, id);
        if (!member || !staffRoleOf(member)) throw new OperationRefused("not-found");
        if (id === call.staff.userId) throw new OperationRefused("own-account");
        await run(tx, member, input as ReceivedOf<Each>, call);
        return member;
      });
    });
  }

  /**
   * Runs a change and its audit row once, one change after another: else two owners could end each other, and each call
   * of many would remove the same member.
   */
  function change(
    asked: { name: string; input: object; call: StaffCall },
    action: string,
    run: (tx: Db) => Promise<User>,
  ): Promise<object> {
    const { call } = asked;
    const changed = runOnce(db, asked, async (tx) => {
      await lockOwners(tx);
      const caller = await findUser(tx, call.staff.userId);
      if (!(caller && isOwner(caller, now()))) throw new OperationRefused("role-forbidden");
      const member = await run(tx);
      const subject = { kind: "user" as const, id: member.id };
      const auditId = await writeStaffAudit(tx, { action, subject }, call);
      if (action === "factors_reset")
        await sendNotice(tx, "auth-notice-factor-reset", auditId, member, options);
      return {};
    });
    return changed.catch((error: unknown) => {
      throw asOperationRefusal(error);
    });
  }
}

function asOperationRefusal(error: unknown): unknown {
  if (!(error instanceof AuthError)) return error;
  if (error.code === "last_owner") return new OperationRefused("last-owner");
  if (error.code === "email_exists") return new OperationRefused("email-taken", { field: "email" });
  if (error.status === 429) return new OperationRefused("rate-limited", { retryAfterSeconds: 60 });
  return error;
}
