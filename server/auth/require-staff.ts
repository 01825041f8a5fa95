import type { Context } from "hono";
import { minutes } from "#domain/durations.ts";
import type { Operation } from "#domain/office/operation.ts";
import { isStaffRole, type StaffRole } from "#domain/office/roles.ts";
import { OperationRefused, type StaffMember } from "../http/office-handler.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { hasFreshFactor } from "./access-token.ts";
import { AuthError } from "./auth-error.ts";
import { authenticate, type SignedIn } from "./authenticate.ts";
import type { AuthOptions } from "./options.ts";
import { endSessions, type Session, sessionEnd, updateSession } from "./sessions.ts";
import { parseMetadata, type User } from "./user-rows.ts";

/** How old the noted activity of a session may be before a command notes it again. */
const activityNoted = minutes(1);

/** The role of a user among the staff; undefined for an account that is none of it. */
export function staffRoleOf(user: User): StaffRole | undefined {
  const { role } = parseMetadata(user.app_metadata);
  return isStaffRole(role) ? role : undefined;
}

/**
 * Requires a member of staff for an operation: bearer token, live session, assurance, role and fresh factor, read from the database
 * on every call, so that a ban or another role counts from the next one. Throws `OperationRefused`.
 */
export async function requireStaff(
  c: Context<RequestEnv>,
  { roles, assurance, stepUp, method, isRead }: Operation,
  options: AuthOptions,
): Promise<StaffMember> {
  const { user, session, amr, aal } = await signedInStaff(c, options);
  const now = options.now();
  if (sessionEnd(session, options.env, now)) {
    await endSessions(options.db, user.id, { only: session.id });
    throw new OperationRefused("session-over");
  }
  const role = staffRoleOf(user);
  if (!role) throw new OperationRefused("role-forbidden");
  if (assurance === "aal2" && aal !== "aal2") throw new OperationRefused("second-factor-required");
  if (!roles.includes(role)) throw new OperationRefused("role-forbidden");
  if (stepUp && !hasFreshFactor(amr, now)) throw new OperationRefused("step-up-required");
  // A screen that nobody touches reads again what was typed; the typing itself is reported.
  if (method === "POST" && !isRead) await noteActivity(options.db, session, now);
  return { userId: user.id, role, sessionId: session.id, email: user.email ?? "" };
}

/** Notes that the person of a session is at work. Throws `session-over` as `markActive` does. */
export async function noteActivity(db: AuthOptions["db"], session: Session, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(session.active_at) < activityNoted) return;
  await markActive(db, session.id, now);
}

/** Marks a session as active now. Throws `session-over` when it ended after it was read. */
export async function markActive(db: AuthOptions["db"], sessionId: string, now: Date): Promise<void> {
  const marked = await updateSession(db, sessionId, { active_at: now.toISOString() });
  if (!marked) throw new OperationRefused("session-over");
}

async function signedInStaff(c: Context<RequestEnv>, options: AuthOptions): Promise<SignedIn> {
  try {
    return await authenticate(c, options, { takesEnded: true });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.code === "user_banned") throw new OperationRefused("account-banned");
    const isOver = error.code === "session_not_found" || error.code === "user_not_found";
    throw new OperationRefused(isOver ? "session-over" : "token-invalid");
  }
}
