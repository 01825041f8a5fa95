import type { Operation, OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { type SubjectKind, writeStaffAudit } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Signal, writeSignals } from "../base/db/signals.ts";
import { handle, type OfficeHandler, type StaffCall } from "../http/office-handler.ts";
import { runOnce } from "../http/run-once.ts";

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
 * signals, once for an idempotency key. `prepare` does before the transaction what needs none.
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
    const { name } = operation;
    const committed = await runOnce(db, { name, input, call }, async (tx) => {
      const { answer, audit, signals, ...done } = await run(tx, input, call, prepared);
      afterCommit = done.afterCommit;
      await writeStaffAudit(tx, { action: name, ...audit }, call);
      await writeSignals(tx, signals, call.staff.userId, call.now);
      return answer;
    });
    await afterCommit?.();
    return committed;
  });
