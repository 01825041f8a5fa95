import { createHash } from "node:crypto";
import type { Operation, OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { type SubjectKind, writeStaffAudit } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Signal, writeSignals } from "../base/db/signals.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";

/** What a command did: its answer, what the audit row tells of it, and the signals for other screens. */
export type Done<Answer> = {
  answer: Answer;
  audit: {
    subject: { kind: SubjectKind; id: string };
    personId?: string;
    /** Without personal data. */
    details?: Record<string, string | number | boolean>;
  };
  signals: Signal[];
  /** Runs once everything is committed, and not for a repeated call. */
  afterCommit?: () => void | Promise<void>;
};

/**
 * Binds an operation that changes something to its function, which runs in one transaction with its audit row and its
 * signals. A repeat of an idempotency key by the same person gets the first answer and changes nothing; with another
 * input it throws `key-conflict`. An error that the function throws rolls everything back. `prepare` does before the
 * transaction what needs none.
 */
export const handleCommand = <Each extends Operation, Prepared = undefined>(
  operation: Each,
  db: Db,
  run: (
    tx: Db,
    input: ReceivedOf<Each>,
    call: StaffCall,
    prepared: Prepared,
  ) => Promise<Done<OutputOf<Each>>>,
  prepare?: (call: StaffCall, input: ReceivedOf<Each>) => Promise<Prepared>,
): OfficeHandler =>
  handle(operation, async (input, call) => {
    const prepared = (await prepare?.(call, input)) as Prepared;
    let afterCommit: (() => void | Promise<void>) | undefined;
    const committed = await db.transaction().execute(async (tx) => {
      const repeat = await claimKey(tx, operation.name, input, call);
      if (repeat !== undefined) return JSON.parse(repeat) as OutputOf<Each>;
      const { answer, audit, signals, ...done } = await run(tx, input, call, prepared);
      afterCommit = done.afterCommit;
      await writeStaffAudit(tx, { action: operation.name, ...audit }, call);
      await writeSignals(tx, signals, call.staff.userId, call.now);
      await keepAnswer(tx, answer, call);
      return answer;
    });
    await afterCommit?.();
    return committed;
  });

/** Claims the idempotency key of a call; resolves with undefined, or with the answer of the call that claimed it before. */
async function claimKey(
  tx: Db,
  operation: string,
  input: object,
  { staff, now, idempotencyKey: key, file }: StaffCall,
): Promise<string | undefined> {
  if (!key) return undefined;
  const input_hash = createHash("sha256")
    .update(JSON.stringify(input))
    .update(file ?? "")
    .digest("hex");
  const claim = {
    user_id: staff.userId,
    key,
    operation,
    input_hash,
    answer: "",
    created_at: now.toISOString(),
  };
  const claimedRow = await tx
    .insertInto("office_commands")
    .values(claim)
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimedRow) return undefined;
  const first = await tx
    .selectFrom("office_commands")
    .select(["operation", "input_hash", "answer"])
    .where("user_id", "=", staff.userId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (first.operation !== operation || first.input_hash !== input_hash)
    throw new OperationRefused("key-conflict");
  return first.answer;
}

async function keepAnswer(tx: Db, answer: object, { staff, idempotencyKey: key }: StaffCall): Promise<void> {
  if (!key) return;
  await tx
    .updateTable("office_commands")
    .set({ answer: JSON.stringify(answer) })
    .where("user_id", "=", staff.userId)
    .where("key", "=", key)
    .execute();
}
