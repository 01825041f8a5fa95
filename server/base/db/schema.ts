import type { Generated } from "kysely";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import type { ConsentWay, SubscriberState } from "#domain/office/subscriber-operations.ts";
import type { AppointmentsTables } from "./appointments-schema.ts";
import type { AuthTables } from "./auth-schema.ts";
import type { CampaignsTables } from "./campaigns-schema.ts";
import type { ClosuresTable } from "./closures-schema.ts";
import type { CommandsTables } from "./commands-schema.ts";
import type { PageCountsTable, ReferrerCountsTable } from "./counts-schema.ts";
import type { AttemptTrigger, DeliveryTables } from "./deliveries-schema.ts";
import type { PeopleTables } from "./people-schema.ts";
import type { PictureSizesTable, PicturesTable } from "./pictures-schema.ts";
import type { ReleasesTables } from "./releases-schema.ts";
import type { SafeguardsTables } from "./safeguards-schema.ts";
import type { WebsiteTables } from "./website-schema.ts";

/** The schema of the database. Ids are UUID v7 text, instants ISO UTC text, structured values JSON text. */
export type Database = AuthTables &
  AppointmentsTables &
  PeopleTables &
  CommandsTables &
  ReleasesTables &
  CampaignsTables &
  DeliveryTables &
  SafeguardsTables &
  WebsiteTables & {
    leads: LeadsTable;
    idempotency_keys: IdempotencyKeysTable;
    outbox: OutboxTable;
    rate_limits: RateLimitsTable;
    settings: SettingsTable;
    subscribers: SubscribersTable;
    closures: ClosuresTable;
    pictures: PicturesTable;
    picture_sizes: PictureSizesTable;
    page_counts: PageCountsTable;
    referrer_counts: ReferrerCountsTable;
  };

type LeadStatus = "new" | "spam";

export type LeadsTable = {
  id: string;
  form_kind: FormKind;
  status: LeadStatus;
  locale: Locale;
  /** JSON object of the form's tidied fields, numbers like an SSN masked; `sealed` has such fields as they were typed. */
  fields: string;
  sealed: Generated<string | null>;
  /** JSON list of strings; only the business wizard sends any. */
  recommendations: string;
  /** In its normal form and lower case, for look-ups. */
  email: string;
  page: string;
  landing_page: string;
  referrer_host: string;
  utm: string;
  consent_version: string;
  idempotency_key: string;
  /** JSON list of reasons; empty for an honest lead. */
  spam_reasons: string;
  created_at: string;
  /**
   * The person whose request it is; null for what was judged spam when it came, and for a newsletter subscriber who is
   * nobody's. Spam with a person is that of somebody whom the staff tagged.
   */
  person_id: string | null;
  /** The moment by which its sender was told to have an answer; null when nobody answers by hand. */
  reply_by: string | null;
  /** When and by whom it was taken out of the spam. */
  rescued_at: string | null;
  rescued_by: string | null;
  /** What it asks for and where it came from, in short, as leads are counted by. */
  service: Generated<string>;
  source: Generated<string>;
  /** The first answer to the person after it; `refreshClock` derives it. Null while there is none. */
  answered_at: string | null;
};

type IdempotencyKeysTable = {
  key: string;
  /** SHA-256 of form kind and tidied body. */
  body_hash: string;
  lead_id: string;
  created_at: string;
};

/** `bulk-mail`: the letters of campaigns, on a channel of their own that delays no other mail. */
export type OutboxChannel = "mail" | "bulk-mail" | "webhook";
/** `withheld`: a mail over the limit of its mailbox, which only a person can send. */
export type OutboxState = "queued" | "sending" | "sent" | "held" | "failed" | "withheld";

export type OutboxTable = {
  id: string;
  /** The kind of message, a key of the table `kind → compose`. */
  kind: string;
  /** The id of its subject; no foreign key, because a delivery outlives the erasure of its subject. */
  ref_id: string;
  channel: OutboxChannel;
  /** The webhook endpoint's id; empty for a mail. */
  target: string;
  state: OutboxState;
  attempts: number;
  due_at: string;
  /** The end of the lease of the process that claimed the row. */
  leased_until: string | null;
  /** Why it has not arrived, in one sentence; empty otherwise. */
  last_error: string;
  /** The same reason with its code, as JSON; null where a server of an older version wrote the sentence. */
  problem: string | null;
  created_at: string;
  sent_at: string | null;
  /** The HMAC of the recipient's mailbox, a visitor's or one of staff; null for notices to the practice and for webhooks. */
  mailbox: string | null;
  /** What causes the next try, and the user who asked for it. */
  trigger: Generated<AttemptTrigger>;
  requested_by: string | null;
  /** Since when a mail with a `mailbox` or a webhook waits for a person; null while nobody needs to act. */
  needs_person_since: string | null;
};

type RateLimitsTable = {
  bucket: string;
  count: number;
  window_started_at: string;
};

type SettingsTable = {
  name: string;
  value: string;
};

type SubscribersTable = {
  /** A random token of 192 bits for the links in mails: its holder may confirm and unsubscribe. */
  id: string;
  /** In its normal form and lower case. */
  email: string;
  locale: Locale;
  status: SubscriberState;
  /** The latest lead in which the address subscribed. */
  lead_id: string;
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** UUID v7 by which others than its holder name the subscriber. */
  public_id: string;
  /** How, in which words and to whom of the staff they consented; null for the form of the website. */
  consent_way: ConsentWay | null;
  consent_note: string | null;
  consent_by: string | null;
};
