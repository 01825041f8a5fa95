import type { Generated } from "kysely";

export type CommandsTables = {
  office_commands: OfficeCommandsTable;
  changes: ChangesTable;
  presence: PresenceTable;
};

/** The first answer of each idempotency key, kept for 48 hours. */
type OfficeCommandsTable = {
  user_id: string;
  key: string;
  operation: string;
  /** SHA-256 of the input. */
  input_hash: string;
  /** JSON. */
  answer: string;
  created_at: string;
};

/** The signals of what changed, kept for 48 hours; `seq` can commit out of order. */
export type ChangesTable = {
  seq: Generated<number>;
  topic: string;
  /** The id of what changed; empty when it is the topic as a whole. */
  subject_id: string;
  /** The user who changed it; empty for a visitor and for the server itself. */
  actor_id: string;
  at: string;
};

/** Who looks at what right now; a row of a server that died runs out with its lease. */
type PresenceTable = {
  /** The id of the socket. */
  id: string;
  user_id: string;
  /** The person's id; empty in a list. */
  subject_id: string;
  until: string;
};
