import { randomUUID } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { SessionsTable } from "../base/db/auth-schema.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { Amr } from "./access-token.ts";
import type { Caller } from "./options.ts";

export type Session = Selectable<SessionsTable>;
type SessionChange = Partial<Insertable<SessionsTable>>;

/** Creates a session whose first proof is `method`, such as `password` or `otp`. */
export async function createSession(
  tx: Db,
  userId: string,
  method: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Session> {
  const at = now.toISOString();
  const amr: Amr[] = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  const session = {
    id: randomUUID(),
    user_id: userId,
    amr: JSON.stringify(amr),
    factor_id: null,
    refresh_counter: 1,
    refresh_floor: 1,
    refreshed_at: at,
    active_at: at,
    user_agent: caller.userAgent,
    ip_address: caller.ipAddress,
    created_at: at,
  };
  await insertRow(tx, [session]);
  return session;
}

const insertRow = compileOnce((db, rows: [Session]) => db.insertInto("sessions").values(rows));

/** Finds a session by its id, ended by age or inactivity or not. */
export const findSession = (db: Db, id: string): Promise<Session | undefined> =>
  db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();

/** Locks the row of a session until the transaction ends (Postgres; SQLite writes in turn) and resolves with it. */
export const lockSession = (tx: Db, id: string): Promise<Session | undefined> =>
  tx
    .updateTable("sessions")
    .set((eb) => ({ refresh_counter: eb.ref("refresh_counter") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** Raises a locked session to aal2. Its refresh token changes, and none from before yields the new one. */
export async function raiseSession(
  tx: Db,
  session: Session,
  proof: { method: string; factorId: string | null; now: Date },
): Promise<Session> {
  const amr = amrOf(session).filter(({ method }) => method !== proof.method);
  const counter = session.refresh_counter + 1;
  return updateLocked(tx, session, {
    amr: JSON.stringify([
      { method: proof.method, timestamp: Math.floor(proof.now.getTime() / 1000) },
      ...amr,
    ]),
    factor_id: proof.factorId,
    refresh_counter: counter,
    refresh_floor: counter,
    refreshed_at: proof.now.toISOString(),
    active_at: proof.now.toISOString(),
  });
}

/** Takes the proof of a factor away from all sessions that used it: they are aal1 again. */
export async function lowerSessions(tx: Db, factorId: string): Promise<void> {
  const sessions = await tx.selectFrom("sessions").selectAll().where("factor_id", "=", factorId).execute();
  for (const session of sessions) {
    const amr = amrOf(session).filter(({ method }) => method !== "totp");
    await updateSession(tx, session.id, { amr: JSON.stringify(amr), factor_id: null });
  }
}

/** Updates columns of a session and resolves with its row; undefined when it is gone. */
export const updateSession = (tx: Db, id: string, values: SessionChange): Promise<Session | undefined> =>
  tx.updateTable("sessions").set(values).where("id", "=", id).returningAll().executeTakeFirst();

/** Updates columns of a session that the transaction has locked. */
export async function updateLocked(tx: Db, { id }: Session, values: SessionChange): Promise<Session> {
  const session = await updateSession(tx, id, values);
  if (!session) throw new Error("A session is gone that was locked.");
  return session;
}

/** Deletes sessions of a user: all, one, or all but one. Their access tokens end with them. */
export async function endSessions(
  tx: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  let query = tx.deleteFrom("sessions").where("user_id", "=", userId);
  if (which.only !== undefined) query = query.where("id", "=", which.only);
  if (which.except !== undefined) query = query.where("id", "!=", which.except);
  await query.execute();
}

/** The authentication methods of a session (RFC 8176), from their JSON column. */
export const amrOf = (session: Session) => JSON.parse(session.amr) as Amr[];

/** Why a session has ended by its age or by inactivity; undefined while it lives. */
export function sessionEnd(session: Session, env: Env, now: Date): "age" | "inactivity" | undefined {
  const { sessionLifetime, idleLimit } = env.auth;
  if (now.getTime() - Date.parse(session.created_at) > sessionLifetime) return "age";
  if (now.getTime() - Date.parse(session.active_at) > idleLimit) return "inactivity";
  return undefined;
}
