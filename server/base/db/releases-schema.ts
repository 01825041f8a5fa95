import type { Generated } from "kysely";

export type ReleasesTables = {
  content_revisions: ContentRevisionsTable;
  leases: LeasesTable;
  previews: PreviewsTable;
};

/** All servers show the one `live` row, else what is shipped; `retired` was live, `queued` and `failed` never were. */
type RevisionState = "queued" | "live" | "retired" | "failed";
/** What the publish of a revision is doing; empty when none runs. */
export type PublishStep = "" | "preparing" | "building" | "checking";

/** The office's edits at the moment of a publish; never changed afterwards. */
export type ContentRevisionsTable = {
  /** UUID v7: the order of the revisions. */
  id: string;
  /** JSON list of edits. */
  edits: string;
  state: RevisionState;
  step: PublishStep;
  /** Why it failed, in one sentence; empty otherwise. */
  reason: string;
  /** The same reason with its code, as JSON; null where a server of an older version wrote the sentence. */
  problem: string | null;
  actor_id: string;
  created_at: string;
  /** When it last became live. */
  live_at: string | null;
  /** JSON list of the fields in which it differs from what was live when it was made. */
  changed: Generated<string>;
  /** When the publish of it began that no other has followed, and that has not succeeded; null for all others. */
  attempted_at: string | null;
};

type LeasesTable = {
  /** What the lease is for. */
  id: string;
  holder: string;
  /** The user for whom; empty for the server itself. */
  actor_id: string;
  until: string;
};

/** What one session may see before it is published. */
type PreviewsTable = {
  /** The digest of the token in its cookie. */
  id: string;
  session_id: string;
  /** JSON list of edits. */
  edits: string;
  until: string;
};
