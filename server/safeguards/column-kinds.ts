import type { Database } from "../base/db/schema.ts";
import { all, type ColumnKind, staffColumnKinds } from "./staff-column-kinds.ts";

type Kinds = {
  [Table in keyof Database]: Record<keyof Database[Table] & string, ColumnKind>;
};

/** Every column of the database; the compiler and a test find the one that is missing. */
export const columnKinds: Kinds = {
  people: {
    ...all("reference", ["id", "merged_into", "last_lead_id", "last_answer_id"]),
    ...all("personal", [
      "name",
      "email",
      "phone",
      "phone_shown",
      "next_step",
      "closed_reason",
      "hold_reason",
    ]),
    ...all("staff", ["assigned_to", "held_by", "delete_by"]),
    ...all("none", ["writes", "speaks", "stage", "first_unanswered_at", "reply_due_at", "next_step_at"]),
    ...all("none", ["last_activity_at", "last_contact_at", "converted_at", "handed_over_at", "held_at"]),
    ...all("none", ["spoken_consent_at", "blocked_channels", "created_at", "form_kinds", "delete_at"]),
  },
  leads: {
    ...all("reference", ["id", "idempotency_key", "person_id"]),
    ...all("personal", [
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
    ...all("none", ["form_kind", "status", "locale", "consent_version", "spam_reasons", "created_at"]),
    ...all("none", ["reply_by", "rescued_at", "answered_at"]),
    sealed: "reference",
    rescued_by: "staff",
  },
  appointments: {
    ...all("reference", ["id", "token", "lead_id", "booker", "sender"]),
    ...all("personal", ["time_zone", "outside_hours_reason"]),
    ...all("none", ["type_id", "meeting", "tier_id", "status", "starts_at", "ends_at", "open_slot_no"]),
    ...all("none", ["sequence", "created_at", "changed_at", "outcome"]),
    assigned_to: "staff",
  },
  appointment_events: {
    ...all("reference", ["id", "appointment_id"]),
    ...all("none", ["kind", "sequence", "starts_at", "ends_at", "previous_starts_at", "happened_at"]),
    actor_id: "staff",
    reason: "personal",
  },
  slot_units: { unit_at: "none", seat: "none", appointment_id: "reference" },
  touches: {
    ...all("reference", ["id", "person_id", "lead_id", "letter_id", "appointment_id"]),
    ...all("none", ["kind", "direction", "outcome", "happened_at", "undone_at"]),
    ...all("personal", ["body"]),
    sealed: "reference",
    actor_id: "staff",
  },
  letters: {
    ...all("reference", ["id", "person_id"]),
    ...all("personal", ["subject", "body"]),
    ...all("none", ["locale", "template_id", "created_at"]),
    actor_id: "staff",
  },
  drafts: {
    ...all("personal", ["subject", "body"]),
    ...all("none", ["channel", "saved_at"]),
    person_id: "reference",
    user_id: "staff",
  },
  search_terms: { term: "personal", person_id: "reference" },
  person_requests: {
    ...all("reference", ["id", "person_id"]),
    ...all("staff", ["asked_by", "settled_by"]),
    ...all("none", ["kind", "asked_at", "settled_at"]),
    note: "personal",
  },
  subscribers: {
    ...all("reference", ["id", "lead_id", "public_id"]),
    ...all("personal", ["email", "consent_note"]),
    ...all("none", ["locale", "status", "asked_at", "confirmed_at", "unsubscribed_at", "consent_way"]),
    consent_by: "staff",
  },
  suppressions: { mailbox: "reference", at: "none" },
  outbox: {
    ...all("reference", ["id", "ref_id", "mailbox"]),
    ...all("none", [
      "kind",
      "channel",
      "target",
      "state",
      "attempts",
      "due_at",
      "leased_until",
      "created_at",
    ]),
    ...all("none", ["sent_at", "trigger", "needs_person_since"]),
    last_error: "personal",
    requested_by: "staff",
  },
  outbox_attempts: {
    ...all("reference", ["id", "outbox_id"]),
    ...all("personal", ["answer_start", "reason"]),
    ...all("none", ["attempt", "trigger", "started_at", "ms", "outcome", "status"]),
    actor_id: "staff",
  },
  campaign_recipients: {
    ...all("reference", ["id", "subscriber_id"]),
    ...all("none", ["campaign_id", "locale", "outcome", "reason", "settled_at", "left_at"]),
  },
  campaigns: {
    ...all("none", ["id", "state", "languages", "version", "created_at", "changed_at", "send_at"]),
    ...all("none", ["subject_en", "subject_es", "body_en", "body_es", "link_label_en", "link_label_es"]),
    ...all("none", ["link_en", "link_es", "started_at", "finished_at", "next_due_at"]),
    ...all("staff", ["created_by", "scheduled_by"]),
    last_subscriber: "reference",
  },
  idempotency_keys: { ...all("reference", ["key", "body_hash", "lead_id"]), created_at: "none" },
  office_commands: {
    ...all("reference", ["key", "input_hash", "answer"]),
    ...all("none", ["operation", "created_at"]),
    user_id: "staff",
  },
  changes: { ...all("none", ["seq", "topic", "at"]), subject_id: "reference", actor_id: "staff" },
  presence: { id: "none", user_id: "staff", subject_id: "reference", until: "none" },
  rate_limits: { bucket: "reference", count: "none", window_started_at: "none" },
  page_counts: all("none", ["day", "path", "locale", "count"]),
  referrer_counts: all("none", ["day", "host", "count"]),
  audit_seals: all("none", ["seq", "last_at", "last_id", "rows", "digest"]),
  safeguard_notes: {
    ...all("none", ["id", "kind", "day", "text", "created_at", "removed_at"]),
    actor_id: "staff",
  },
  incidents: {
    ...all("none", ["id", "text", "discovered_at", "from_day", "to_day", "is_unencrypted", "people", "told"]),
    ...all("staff", ["account_id", "actor_id"]),
    closed_at: "none",
  },
  disposals: { ...all("none", ["id", "day", "rule", "people", "counts", "at"]), actor_id: "staff" },
  audit: {
    ...all("none", ["id", "at", "role", "action", "subject_kind", "details", "request_id"]),
    ...all("staff", ["actor_id", "session_id", "ip_address"]),
    ...all("reference", ["subject_id", "person_id"]),
  },
  settings: all("none", ["name", "value"]),
  leases: { ...all("none", ["id", "holder", "until"]), actor_id: "staff" },
  closures: {
    ...all("none", ["id", "starts_at", "ends_at", "type_ids", "note", "created_at", "removed_at"]),
    actor_id: "staff",
  },
  webhook_endpoints: {
    ...all("none", ["id", "url", "created_at", "disabled_at", "name", "fields", "secret", "old_secret"]),
    ...all("none", ["old_until", "paused_at"]),
  },
  reply_templates: {
    ...all("none", ["id", "channel", "title_en", "title_es", "subject_en", "subject_es", "body_en"]),
    ...all("none", ["body_es", "position", "archived_at"]),
    proposed_by: "staff",
  },
  content_drafts: { ...all("none", ["path", "value", "base", "version", "changed_at"]), actor_id: "staff" },
  content_settings: { ...all("none", ["path", "value", "base", "version", "changed_at"]), actor_id: "staff" },
  content_revisions: {
    ...all("none", ["id", "edits", "state", "step", "reason", "created_at", "live_at"]),
    actor_id: "staff",
  },
  previews: { ...all("none", ["id", "edits", "until"]), session_id: "staff" },
  pictures: {
    ...all("none", ["file", "width", "height", "place", "created_at"]),
    ...all("staff", ["bytes", "preview", "actor_id"]),
  },
  picture_sizes: { ...all("none", ["name", "file", "created_at"]), bytes: "staff" },
  ...staffColumnKinds,
};
