import type { Database } from "../base/db/schema.ts";
import { type ColumnKind, ofKind, staffColumnKinds } from "./staff-column-kinds.ts";

type Kinds = {
  [Table in keyof Database]: Record<keyof Database[Table] & string, ColumnKind>;
};

/** Every column of the database; the compiler and a test find the one that is missing. */
export const columnKinds: Kinds = {
  people: {
    ...ofKind("reference", ["id", "merged_into", "last_lead_id", "last_answer_id"]),
    ...ofKind("personal", [
      "name",
      "email",
      "phone",
      "phone_shown",
      "next_step",
      "closed_reason",
      "hold_reason",
    ]),
    ...ofKind("staff", ["assigned_to", "held_by", "delete_by"]),
    ...ofKind("none", ["writes", "speaks", "stage", "first_unanswered_at", "reply_due_at", "next_step_at"]),
    ...ofKind("none", ["last_activity_at", "last_contact_at", "converted_at", "handed_over_at", "held_at"]),
    ...ofKind("none", ["spoken_consent_at", "blocked_channels", "created_at", "form_kinds", "delete_at"]),
    ...ofKind("none", ["tagged_at", "released_at"]),
  },
  leads: {
    ...ofKind("reference", ["id", "idempotency_key", "person_id"]),
    ...ofKind("personal", [
      "fields",
      "email",
      "page",
      "landing_page",
      "referrer_host",
      "utm",
      "recommendations",
      "service",
      "source",
    ]),
    ...ofKind("none", ["form_kind", "status", "locale", "consent_version", "spam_reasons", "created_at"]),
    ...ofKind("none", ["reply_by", "rescued_at", "answered_at"]),
    sealed: "reference",
    rescued_by: "staff",
  },
  appointments: {
    ...ofKind("reference", ["id", "token", "lead_id", "booker", "sender"]),
    ...ofKind("personal", ["time_zone", "outside_hours_reason"]),
    ...ofKind("none", ["type_id", "meeting", "tier_id", "status", "starts_at", "ends_at", "open_slot_no"]),
    ...ofKind("none", ["sequence", "created_at", "changed_at", "outcome"]),
    assigned_to: "staff",
  },
  appointment_events: {
    ...ofKind("reference", ["id", "appointment_id"]),
    ...ofKind("none", ["kind", "sequence", "starts_at", "ends_at", "previous_starts_at", "happened_at"]),
    ...ofKind("none", ["is_silent", "previous_outcome", "previous_open_slot_no"]),
    actor_id: "staff",
    reason: "personal",
  },
  slot_units: { unit_at: "none", seat: "none", appointment_id: "reference" },
  touches: {
    ...ofKind("reference", ["id", "person_id", "lead_id", "letter_id", "appointment_id"]),
    ...ofKind("none", ["kind", "direction", "outcome", "happened_at", "undone_at"]),
    ...ofKind("personal", ["body"]),
    sealed: "reference",
    actor_id: "staff",
  },
  letters: {
    ...ofKind("reference", ["id", "person_id"]),
    ...ofKind("personal", ["subject", "body"]),
    ...ofKind("none", ["locale", "template_id", "created_at"]),
    actor_id: "staff",
  },
  drafts: {
    ...ofKind("sealed", ["subject", "body"]),
    ...ofKind("none", ["channel", "saved_at"]),
    person_id: "reference",
    user_id: "staff",
  },
  saved_views: { user_id: "staff", ...ofKind("none", ["name", "filters"]) },
  search_terms: { term: "personal", person_id: "reference" },
  person_requests: {
    ...ofKind("reference", ["id", "person_id"]),
    ...ofKind("staff", ["asked_by", "settled_by"]),
    ...ofKind("none", ["kind", "asked_at", "settled_at"]),
    note: "personal",
  },
  subscribers: {
    ...ofKind("reference", ["id", "lead_id", "public_id"]),
    ...ofKind("personal", ["email", "consent_note"]),
    ...ofKind("none", ["locale", "status", "asked_at", "confirmed_at", "unsubscribed_at", "consent_way"]),
    consent_by: "staff",
  },
  suppressions: { mailbox: "reference", at: "none" },
  outbox: {
    ...ofKind("reference", ["id", "ref_id", "mailbox"]),
    ...ofKind("none", [
      "kind",
      "channel",
      "target",
      "state",
      "attempts",
      "due_at",
      "leased_until",
      "created_at",
    ]),
    ...ofKind("none", ["sent_at", "trigger", "needs_person_since"]),
    last_error: "personal",
    requested_by: "staff",
  },
  outbox_attempts: {
    ...ofKind("reference", ["id", "outbox_id"]),
    ...ofKind("personal", ["answer_start", "reason"]),
    ...ofKind("none", ["attempt", "trigger", "started_at", "ms", "outcome", "status"]),
    actor_id: "staff",
  },
  campaign_recipients: {
    ...ofKind("reference", ["id", "subscriber_id"]),
    ...ofKind("none", ["campaign_id", "locale", "outcome", "reason", "settled_at", "left_at"]),
  },
  campaigns: {
    ...ofKind("none", ["id", "state", "languages", "version", "created_at", "changed_at", "send_at"]),
    ...ofKind("none", ["subject_en", "subject_es", "body_en", "body_es", "link_label_en", "link_label_es"]),
    ...ofKind("none", ["link_en", "link_es", "started_at", "finished_at", "next_due_at"]),
    ...ofKind("staff", ["created_by", "scheduled_by"]),
    last_subscriber: "reference",
  },
  idempotency_keys: { ...ofKind("reference", ["key", "body_hash", "lead_id"]), created_at: "none" },
  office_commands: {
    ...ofKind("reference", ["key", "input_hash", "answer"]),
    ...ofKind("none", ["operation", "created_at"]),
    user_id: "staff",
  },
  changes: { ...ofKind("none", ["seq", "topic", "at"]), subject_id: "reference", actor_id: "staff" },
  presence: { id: "none", user_id: "staff", subject_id: "reference", until: "none" },
  rate_limits: { bucket: "reference", count: "none", window_started_at: "none" },
  page_counts: ofKind("none", ["day", "path", "locale", "count"]),
  referrer_counts: ofKind("none", ["day", "host", "count"]),
  audit_seals: ofKind("none", ["seq", "last_at", "last_id", "rows", "digest"]),
  safeguard_notes: {
    ...ofKind("none", ["id", "kind", "day", "text", "created_at", "removed_at"]),
    actor_id: "staff",
  },
  incidents: {
    ...ofKind("none", ["id", "text", "discovered_at", "from_day", "to_day", "is_unencrypted"]),
    ...ofKind("none", ["people", "told"]),
    ...ofKind("staff", ["account_id", "actor_id"]),
    closed_at: "none",
  },
  disposals: { ...ofKind("none", ["id", "day", "rule", "people", "counts", "at"]), actor_id: "staff" },
  audit: {
    ...ofKind("none", ["id", "at", "role", "action", "subject_kind", "details", "request_id"]),
    ...ofKind("staff", ["actor_id", "session_id", "ip_address"]),
    ...ofKind("reference", ["subject_id", "person_id"]),
  },
  settings: ofKind("none", ["name", "value"]),
  leases: { ...ofKind("none", ["id", "holder", "until"]), actor_id: "staff" },
  closures: {
    ...ofKind("none", ["id", "starts_at", "ends_at", "type_ids", "note", "created_at", "removed_at"]),
    actor_id: "staff",
  },
  webhook_endpoints: {
    ...ofKind("none", ["id", "url", "created_at", "disabled_at", "name", "fields", "secret", "old_secret"]),
    ...ofKind("none", ["old_until", "paused_at"]),
  },
  reply_templates: {
    ...ofKind("none", ["id", "channel", "title_en", "title_es", "subject_en", "subject_es", "body_en"]),
    ...ofKind("none", ["body_es", "position", "archived_at", "version", "changed_at"]),
    ...ofKind("staff", ["proposed_by", "changed_by"]),
  },
  content_drafts: {
    ...ofKind("none", ["path", "value", "base", "version", "changed_at"]),
    actor_id: "staff",
  },
  content_settings: {
    ...ofKind("none", ["path", "value", "base", "version", "changed_at"]),
    actor_id: "staff",
  },
  content_revisions: {
    ...ofKind("none", ["id", "edits", "state", "step", "reason", "created_at", "live_at"]),
    actor_id: "staff",
  },
  previews: { ...ofKind("none", ["id", "edits", "until"]), session_id: "staff" },
  pictures: {
    ...ofKind("none", ["file", "width", "height", "place", "created_at"]),
    ...ofKind("staff", ["bytes", "preview", "actor_id"]),
  },
  picture_sizes: { ...ofKind("none", ["name", "file", "created_at"]), bytes: "staff" },
  ...staffColumnKinds,
};
