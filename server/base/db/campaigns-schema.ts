import type { Locale } from "#domain/locale.ts";
import type { CampaignLanguages, CampaignState } from "#domain/office/campaign-content.ts";

export type CampaignsTables = {
  campaigns: CampaignsTable;
  campaign_recipients: CampaignRecipientsTable;
};

export type CampaignsTable = {
  id: string;
  state: CampaignState;
  languages: CampaignLanguages;
  subject_en: string;
  subject_es: string;
  body_en: string;
  body_es: string;
  link_label_en: string;
  link_label_es: string;
  link_en: string;
  link_es: string;
  /** Grows with each change of the draft. */
  version: number;
  created_by: string;
  created_at: string;
  changed_at: string;
  /** The owner who had it sent. */
  scheduled_by: string | null;
  send_at: string | null;
  started_at: string | null;
  finished_at: string | null;
  /** The `public_id` of the last subscriber whose letter is in the outbox; empty before the first. */
  last_subscriber: string;
  /** The earliest moment of the next letter, by the rate. */
  next_due_at: string | null;
};

/** `lost`: the server ended during the try. `skipped`: unsubscribed before its turn. */
export type RecipientOutcome = "waiting" | "sent" | "refused" | "failed" | "lost" | "skipped" | "cancelled";

/** One letter of a campaign, unique by campaign and subscriber: the proof of what was sent, without an address. */
type CampaignRecipientsTable = {
  /** The `ref_id` of its delivery. */
  id: string;
  campaign_id: string;
  /** The `public_id` of the subscriber; no foreign key, because the proof outlives an erased address. */
  subscriber_id: string;
  locale: Locale;
  outcome: RecipientOutcome;
  /** Why it did not arrive, without personal data. */
  reason: string;
  settled_at: string | null;
  /** When the subscriber unsubscribed, if this was the last letter before. */
  left_at: string | null;
};
