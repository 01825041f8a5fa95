import type { Operation, OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type { OperationProblem } from "#domain/office/operation-problem.ts";
import type { StaffRole } from "#domain/office/roles.ts";

/** The member of staff who calls an operation, by a live session. */
export type StaffMember = { userId: string; role: StaffRole; sessionId: string; email: string };

/** What a handler knows of its call beside the input. */
export type OfficeCall = {
  now: Date;
  ipAddress: string;
  userAgent: string;
  requestId: string;
  /** The idempotency key of a command; empty when the caller gave none. */
  idempotencyKey: string;
  file?: Uint8Array;
};
export type StaffCall = OfficeCall & { staff: StaffMember };

/** What stands now in the place of a change that came too late: the value, the name of its author, and when. */
type Conflict = { current: string; by: string; at: string };

/** The refusal of an operation; its status and its words belong to the code. */
export class OperationRefused extends Error {
  readonly code: OperationProblem;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly conflict: Conflict | undefined;
  /** Since when something is gone. */
  readonly at: string | undefined;
  constructor(
    code: OperationProblem,
    details: {
      field?: string;
      message?: string;
      retryAfterSeconds?: number;
      conflict?: Conflict;
      at?: string | undefined;
    } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.conflict = details.conflict;
    this.at = details.at;
  }
}

/** An operation with the function that runs it; `office-api.ts` mounts it behind the check of its caller. */
export type OfficeHandler = {
  operation: Operation;
  run(input: unknown, call: OfficeCall | StaffCall): Promise<object>;
};

/** Binds an operation of signed-in staff to its function. */
export const handle = <Each extends Operation>(
  operation: Each,
  run: (input: ReceivedOf<Each>, call: StaffCall) => Promise<OutputOf<Each>>,
): OfficeHandler => ({
  operation,
  run: (input, call) => run(input as ReceivedOf<Each>, call as StaffCall) as Promise<object>,
});

/** Binds an operation that takes no token to its function. */
export const handleOpen = <Each extends Operation>(
  operation: Each,
  run: (input: ReceivedOf<Each>, call: OfficeCall) => Promise<OutputOf<Each>>,
): OfficeHandler => ({
  operation,
  run: (input, call) => run(input as ReceivedOf<Each>, call) as Promise<object>,
});
