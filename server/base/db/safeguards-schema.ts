import type { DisposalRule } from "#domain/office/retention-operations.ts";

/** What the practice proves about the data that it keeps. */
export type SafeguardsTables = {
  disposals: DisposalsTable;
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
