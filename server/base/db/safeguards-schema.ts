import type { PersonRequestKind } from "#domain/office/person-requests.ts";
import type { DisposalRule } from "#domain/office/retention-operations.ts";

/** What the practice proves about the data that it keeps. */
export type SafeguardsTables = {
  disposals: DisposalsTable;
  person_requests: PersonRequestsTable;
  suppressions: SuppressionsTable;
};

/** The proof of what was deleted, without personal data. Those of a night count up in one row for each rule. */
export type DisposalsTable = {
  id: string;
  /** In the practice's time zone. */
  day: string;
  rule: DisposalRule;
  people: number;
  /** JSON object of the number of deleted rows by table. */
  counts: string;
  /** The last deletion that it counts. */
  at: string;
  /** The owner who deleted a person on request; null for a rule. */
  actor_id: string | null;
};

/** What a person asked of their data, passed on to the owner; it goes with the person. */
export type PersonRequestsTable = {
  id: string;
  person_id: string;
  kind: PersonRequestKind;
  note: string;
  asked_by: string;
  asked_at: string;
  settled_by: string | null;
  settled_at: string | null;
};

/** Addresses that were deleted on request, as HMACs: the staff may not subscribe them again. */
export type SuppressionsTable = {
  mailbox: string;
  at: string;
};
