import type { PersonRequestKind } from "#domain/office/person-requests.ts";
import type { DisposalRule } from "#domain/office/retention-operations.ts";
import type { NoteKind } from "#domain/office/safeguards-operations.ts";

export type SafeguardsTables = {
  disposals: DisposalsTable;
  person_requests: PersonRequestsTable;
  suppressions: SuppressionsTable;
  audit_seals: AuditSealsTable;
  safeguard_notes: SafeguardNotesTable;
  incidents: IncidentsTable;
};

/** The proof of what was deleted, without personal data. Those of a night count up in one row for each rule. */
type DisposalsTable = {
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
type SuppressionsTable = {
  mailbox: string;
  at: string;
};

/** Each seals the rows of the audit after the one before, up to its last row. */
export type AuditSealsTable = {
  seq: number;
  last_at: string;
  last_id: string;
  rows: number;
  /** HMAC of the digest before and of the rows, with a secret outside the database. */
  digest: string;
};

type SafeguardNotesTable = {
  id: string;
  kind: NoteKind;
  /** The date that it tells of. */
  day: string;
  text: string;
  actor_id: string;
  created_at: string;
  removed_at: string | null;
};

type IncidentsTable = {
  id: string;
  text: string;
  discovered_at: string;
  from_day: string;
  to_day: string;
  /** The account in question; null for all. */
  account_id: string | null;
  is_unencrypted: number;
  /** As many as the owner knows of, or as the log told when it was closed; null as long as the log tells. */
  people: number | null;
  /** JSON object of the instants at which authorities were told. */
  told: string;
  closed_at: string | null;
  actor_id: string;
};
