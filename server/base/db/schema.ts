import type { Generated } from "kysely";
import type { AppointmentEventKind, AppointmentOutcome } from "#domain/appointments/appointment-form.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import type { ConsentWay, SubscriberState } from "#domain/office/subscriber-operations.ts";
import type { MeetingWay } from "#domain/practice/appointment-rules.ts";
import type { AuthTables } from "./auth-schema.ts";
import type { CampaignsTables } from "./campaigns-schema.ts";
import type { ClosuresTable } from "./closures-schema.ts";
import type { CommandsTables } from "./commands-schema.ts";
import type { AttemptTrigger, DeliveryTables } from "./deliveries-schema.ts";
import type { PeopleTables } from "./people-schema.ts";
import type { PicturesTable } from "./pictures-schema.ts";
import type { ReleasesTables } from "./releases-schema.ts";
import type { SafeguardsTables } from "./safeguards-schema.ts";
import type { WebsiteTables } from "./website-schema.ts";

/** The schema of the database. Ids are UUID v7 text, instants ISO UTC text, structured values JSON text. */
export type Database = AuthTables &
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
    appointments: AppointmentsTable;
    slot_units: SlotUnitsTable;
    appointment_events: AppointmentEventsTable;
    closures: ClosuresTable;
    pictures: PicturesTable;
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
  /** The person whose request it is; null for spam, and for a newsletter subscriber who is nobody's. */
  person_id: string | null;
  /** The moment by which its sender was told to have an answer; null when nobody answers by hand. */
  reply_by: string | null;
  /** When and by whom it was taken out of the spam. */
  rescued_at: string | null;
  rescued_by: string | null;
};

type IdempotencyKeysTable = {
  key: string;
  /** SHA-256 of form kind and tidied body. */
  body_hash: string;
  lead_id: string;
  created_at: string;
};

/** `bulk-mail`: the letters of campaigns, on a lane of their own that delays no other mail. */
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
  last_error: string;
  created_at: string;
  sent_at: string | null;
  /** The HMAC of the visitor's mailbox; null for mails to the practice and for webhooks. */
  mailbox: string | null;
  /** What causes the next try, and the user who asked for it. */
  trigger: Generated<AttemptTrigger>;
  requested_by: string | null;
  /** Since when a mail to a visitor or a webhook waits for a person; null while nobody needs to act. */
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

type AppointmentStatus = "booked" | "cancelled";

export type AppointmentsTable = {
  id: string;
  /** A random token of 192 bits for manage links: its holder may move and cancel. */
  token: string;
  lead_id: string;
  /** An id of `content/practice/appointments.yaml`. */
  type_id: string;
  /** Null in an appointment that was booked before it was asked. */
  meeting: MeetingWay | null;
  /** The tier that was chosen, such as `virtual/families`. */
  tier_id: string | null;
  status: AppointmentStatus;
  starts_at: string;
  ends_at: string;
  /** The visitor's, an IANA name. */
  time_zone: string;
  /** The HMAC of the visitor's mailbox and client address together. */
  booker: string;
  /** The HMAC of the client address; empty for appointments from before the column. */
  sender: string;
  /** 1 or 2 while it is open, unique with the booker, so that there is no third. Null after a cancellation. */
  open_slot_no: number | null;
  /** Grows with each change, as SEQUENCE in calendar files. */
  sequence: number;
  created_at: string;
  changed_at: string;
  /** How it ended, as the staff noted it. */
  outcome: AppointmentOutcome | null;
  /** Why it lies outside the offered slots; null when it does not. */
  outside_hours_reason: string | null;
  /** The user who takes it; null while nobody is named. */
  assigned_to: string | null;
};

type SlotUnitsTable = {
  /** The start of a reserved unit of 15 minutes. */
  unit_at: string;
  /** From 0 to one below the practice's capacity. */
  seat: number;
  appointment_id: string;
};

export type AppointmentEventsTable = {
  id: string;
  appointment_id: string;
  kind: AppointmentEventKind;
  sequence: number;
  starts_at: string;
  ends_at: string;
  /** Only of a move. */
  previous_starts_at: string | null;
  happened_at: string;
  /** The member of staff who made it; null for the visitor and for reminders. */
  actor_id: string | null;
  /** Why the staff put it outside the offered slots. */
  reason: string | null;
};
