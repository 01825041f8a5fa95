import { v7 } from "uuid";
import type { Db } from "../base/db/open-database.ts";
import type { Caller } from "./options.ts";

export type AuditEvent = {
  /** The hosted service's name of the event, such as `login` or `token_revoked`. */
  action: string;
  actorId?: string | undefined;
  role?: string | undefined;
  sessionId?: string | undefined;
  /** What it was done to; the actor when left out. */
  subject?: { kind: "user" | "session" | "factor" | "keys"; id: string };
  /** Without secrets and without personal data. */
  details?: Record<string, string | number | boolean>;
};

/** Writes an audit row in the transaction of what it tells, and resolves with its id. */
export async function writeAudit(tx: Db, event: AuditEvent, caller: Caller, now: Date): Promise<string> {
  const { action, actorId = null, role = "", sessionId = null, details = {} } = event;
  const subject = event.subject ?? { kind: "user", id: actorId ?? "" };
  const id = v7({ msecs: now.getTime() });
  await tx
    .insertInto("audit")
    .values({
      id,
      at: now.toISOString(),
      actor_id: actorId,
      role,
      session_id: sessionId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      person_id: null,
      details: JSON.stringify(details),
      ip_address: caller.ipAddress,
      request_id: caller.requestId,
    })
    .execute();
  return id;
}
