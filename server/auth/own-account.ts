import * as account from "#domain/office/account-operations.ts";
import * as firstOwner from "#domain/office/first-owner-operations.ts";
import {
  handle,
  handleOpen,
  type OfficeHandler,
  OperationRefused,
  type StaffCall,
} from "../http/office-handler.ts";
import { runOnce } from "../http/run-once.ts";
import { writeStaffAudit } from "./audit.ts";
import { deviceName } from "./device-name.ts";
import { createFirstOwner, hasFirstOwner } from "./first-owner.ts";
import type { AuthOptions } from "./options.ts";
import { countCodesLeft, redeemCode, replaceCodes } from "./recovery-codes.ts";
import { markActive, staffRoleOf } from "./require-staff.ts";
import { endSessions, findSession, type Session, sessionEnd } from "./sessions.ts";
import { staffNameOf } from "./staff-rows.ts";
import { localeOf } from "./user-locale.ts";
import { findUser, listFactors, type User } from "./user-rows.ts";

/** The operations of a member of staff on their own account. */
export function accountHandlers(options: AuthOptions): OfficeHandler[] {
  const { db, env } = options;
  return [
    handleOpen(firstOwner.createFirstOwner, async (input, call) => {
      await createFirstOwner(input, call, options);
      return {};
    }),
    handleOpen(firstOwner.findFirstOwner, async () => ({ exists: await hasFirstOwner(db) })),
    handle(account.redeemRecoveryCode, ({ code }, call) => redeemCode(code, call, options)),
    handle(account.getSession, async (_, call) => {
      const { user, session } = await loadOwn(call, options);
      const factors = await listFactors(db, user.id);
      const role = staffRoleOf(user);
      if (!role) throw new OperationRefused("role-forbidden");
      return {
        user: {
          id: user.id,
          email: user.email ?? "",
          name: staffNameOf(user),
          role,
          locale: localeOf(user),
        },
        now: call.now.toISOString(),
        endsAt: later(session.created_at, env.auth.sessionLifetime),
        idleEndsAt: later(session.active_at, env.auth.idleLimit),
        factors: factors
          .filter(({ status }) => status === "verified")
          .map(({ id, friendly_name: name, created_at: createdAt }) => ({ id, name, createdAt })),
        recoveryCodesLeft: await countCodesLeft(db, user.id),
      };
    }),
    handle(account.reportActivity, async (_, { staff, now }) => {
      await markActive(db, staff.sessionId, now);
      return { idleEndsAt: later(now.toISOString(), env.auth.idleLimit) };
    }),
    handle(account.listOwnSessions, async (_, { staff, now }) => {
      const sessions = await db
        .selectFrom("sessions")
        .selectAll()
        .where("user_id", "=", staff.userId)
        .orderBy("active_at", "desc")
        .limit(100)
        .execute();
      const live = sessions.filter((session) => !sessionEnd(session, env, now));
      return { sessions: live.map((session) => ownSession(session, staff.sessionId)) };
    }),
    handle(account.endOwnSession, (input, call) => {
      const { staff } = call;
      const { id } = input;
      return runOnce(db, { name: account.endOwnSession.name, input, call }, async (tx) => {
        const session = await findSession(tx, id);
        if (session?.user_id !== staff.userId) throw new OperationRefused("not-found");
        await endSessions(tx, staff.userId, { only: id });
        const subject = { kind: "session" as const, id };
        await writeStaffAudit(tx, { action: "logout", subject }, call);
        return {};
      });
    }),
    handle(account.createRecoveryCodes, async (_, call) => ({ codes: await replaceCodes(call, options) })),
  ];
}

async function loadOwn({ staff }: StaffCall, { db }: AuthOptions): Promise<{ user: User; session: Session }> {
  const user = await findUser(db, staff.userId);
  const session = await findSession(db, staff.sessionId);
  if (!user || !session) throw new OperationRefused("session-over");
  return { user, session };
}

const ownSession = (session: Session, currentId: string) => ({
  id: session.id,
  device: deviceName(session.user_agent),
  address: session.ip_address,
  createdAt: session.created_at,
  activeAt: session.active_at,
  isCurrent: session.id === currentId,
});

const later = (at: string, length: number) => new Date(Date.parse(at) + length).toISOString();
