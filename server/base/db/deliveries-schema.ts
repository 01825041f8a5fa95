export type DeliveryTables = {
  outbox_attempts: OutboxAttemptsTable;
  webhook_endpoints: WebhookEndpointsTable;
  reply_templates: ReplyTemplatesTable;
};

/**
 * What causes a try: the schedule, a person who sends one again, or a recovery (of all that failed since a moment, or of what
 * a pause or a lost secret held).
 */
export type AttemptTrigger = "schedule" | "person" | "recover";
/** `lost`: the server ended during the try. */
export type AttemptOutcome = "sent" | "retry" | "held" | "lost";

type OutboxAttemptsTable = {
  id: string;
  outbox_id: string;
  /** Counts from 1 again when a person puts the delivery back in the queue. */
  attempt: number;
  trigger: AttemptTrigger;
  /** The user who asked for it. */
  actor_id: string | null;
  started_at: string;
  ms: number;
  outcome: AttemptOutcome;
  status: number | null;
  /** The first 1,000 characters of the answer, with addresses and numbers masked. */
  answer_start: string;
  /** Both as in `outbox.last_error` and `outbox.problem`. */
  reason: string;
  problem: string | null;
};

export type WebhookEndpointsTable = {
  id: string;
  url: string;
  created_at: string;
  disabled_at: string | null;
  /** Empty for the endpoint of `WEBHOOK_URL`. */
  name: string;
  /** JSON list of the groups of fields that it gets; null for all. */
  fields: string | null;
  /** Its signing secret, sealed with a key outside the database; null for the endpoint of `WEBHOOK_URL`. */
  secret: string | null;
  /** The sealed secret from before the last rotation, which signs beside the new one until `old_until`. */
  old_secret: string | null;
  old_until: string | null;
  paused_at: string | null;
};

export type ReplyTemplatesTable = {
  id: string;
  channel: "mail" | "whatsapp";
  title_en: string;
  title_es: string;
  /** Empty for WhatsApp. */
  subject_en: string;
  subject_es: string;
  body_en: string;
  body_es: string;
  position: number;
  archived_at: string | null;
  /** Who proposed it, as long as nobody who may has accepted it. */
  proposed_by: string | null;
  /** Another one with each change; empty before the first. */
  version: string;
  changed_by: string | null;
  changed_at: string | null;
};
