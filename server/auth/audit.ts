import type { Insertable } from "kysely";
import type { AuditTable } from "../base/db/auth-schema.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { newId } from "../base/new-id.ts";
import type { StaffCall } from "../http/office-handler.ts";
import type { Caller } from "./options.ts";

export type SubjectKind =
  | ("user" | "session" | "factor" | "keys")
  | ("person" | "touch" | "letter" | "template" | "lead")
  | ("delivery" | "endpoint" | "appointment" | "closure" | "revision" | "content" | "picture")
  | ("campaign" | "subscriber" | "newsletter" | "safeguards");

type AuditEvent = {
  /** The hosted service's name of the event, such as `login` or `token_refreshed`. */
  action: string;
  actorId?: string | undefined;
  role?: string | undefined;
  sessionId?: string | undefined;
  /** What it was done to; the actor when left out. */
  subject?: { kind: SubjectKind; id: string };
  /** The person of the practice whom it is about. */
  personId?: string | undefined;
  /** Without secrets and without personal data. */
  details?: Record<string, string | number | boolean>;
};

/** What changes how colleagues see each other: their screens are told. */
const staffActions: ReadonlySet<string> = new Set([
  ...["user_invited", "invite_accepted", "first_owner_created", "user_modified", "user_email_changed"],
  ...["user_role_changed", "user_banned", "user_unbanned", "user_deleted"],
  ...["factors_reset", "factor_deleted", "factor_unenrolled", "mfa_code_login"],
]);

/** Who calls when a server or a command acts by itself. */
export const noCaller: Caller = { ipAddress: "", userAgent: "", requestId: "" };

/** Writes an audit row in the transaction of what it tells, and resolves with its id. */
export async function writeAudit(tx: Db, event: AuditEvent, caller: Caller, now: Date): Promise<string> {
  const { action, actorId = null, role = "", sessionId = null, personId = null, details = {} } = event;
  const subject = event.subject ?? { kind: "user", id: actorId ?? "" };
  const id = newId(now);
  await insertRow(tx, [
    {
      id,
      at: now.toISOString(),
      actor_id: actorId,
      role,
      session_id: sessionId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      person_id: personId,
      details: JSON.stringify(details),
      ip_address: caller.ipAddress,
      request_id: caller.requestId,
    },
  ]);
  if (staffActions.has(action)) await writeSignals(tx, [{ topic: "staff", id: "" }], actorId ?? "", now);
  return id;
}

/** Writes an audit row of what a member of staff did by a call, and resolves with its id. */
export const writeStaffAudit = (
  tx: Db,
  event: Omit<AuditEvent, "actorId" | "role" | "sessionId">,
  call: StaffCall,
): Promise<string> => {
  const { userId: actorId, role, sessionId } = call.staff;
  return writeAudit(tx, { ...event, actorId, role, sessionId }, call, call.now);
};

const insertRow = compileOnce((db, rows: [Insertable<AuditTable>]) => db.insertInto("audit").values(rows));
