import type { Generated } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { DraftChannel, Stage, TouchKind, TouchOutcome } from "#domain/people/people.ts";

export type PeopleTables = {
  people: PeopleTable;
  touches: TouchesTable;
  letters: LettersTable;
  drafts: DraftsTable;
  search_terms: SearchTermsTable;
  saved_views: SavedViewsTable;
};

export type PeopleTable = {
  id: string;
  name: string;
  /** In its normal form and lower case; empty when it is not known. */
  email: string;
  /** E.164; empty when what was typed is no phone number. */
  phone: string;
  /** As it was typed. */
  phone_shown: string;
  /** The language of letters to the person. */
  writes: Locale;
  speaks: Locale;
  stage: Stage;
  closed_reason: string;
  /** The user who answers the person; null while nobody took it. */
  assigned_to: string | null;
  /** The arrival of the oldest message that nobody answered. */
  first_unanswered_at: string | null;
  /** By when that message is to be answered: the moment that the visitor was told. */
  reply_due_at: string | null;
  next_step: string;
  next_step_at: string | null;
  /** The latest message, and the latest answer that was not undone: what lists show. */
  last_lead_id: string | null;
  last_answer_id: string | null;
  /** The last of anything: a message, an answer, a note, a change. */
  last_activity_at: string;
  /** The last answer of the practice that reached for the person. */
  last_contact_at: string | null;
  converted_at: string | null;
  /** When the documents of a client were handed over to the portal; until then a client is kept. */
  handed_over_at: string | null;
  /** Why the person is kept beyond the rule, by whom and since when; null for all others. */
  hold_reason: string | null;
  held_by: string | null;
  held_at: string | null;
  /** When the last hold ended, from which the notice counts; null when nobody was ever held. */
  released_at: string | null;
  /** When the person is deleted on request, and by whom; null for all others. */
  delete_at: string | null;
  delete_by: string | null;
  /** When the person agreed on the phone or in person to be written to; null for those who agreed in a form. */
  spoken_consent_at: string | null;
  /** JSON list of channels that the person does not want. */
  blocked_channels: string;
  merged_into: string | null;
  /** When the person was tagged as spam, alone or with the one it was merged into; null for all others. */
  tagged_at: string | null;
  created_at: string;
  /** The kinds of the forms of its messages, as `formKindsText` writes them. */
  form_kinds: Generated<string>;
};

export type TouchesTable = {
  id: string;
  person_id: string;
  kind: TouchKind;
  /** `out` reached for the person and stops the reply clock, `in` came from the person, `none` is our own note. */
  direction: "in" | "out" | "none";
  /** With numbers like an SSN masked. */
  body: string;
  /** The unmasked body when it has such a number, sealed with a key outside the database. */
  sealed: Generated<string | null>;
  outcome: TouchOutcome | null;
  lead_id: string | null;
  letter_id: string | null;
  appointment_id: string | null;
  actor_id: string | null;
  happened_at: string;
  undone_at: string | null;
};

type LettersTable = {
  id: string;
  person_id: string;
  locale: Locale;
  subject: string;
  body: string;
  actor_id: string;
  created_at: string;
};

export type DraftsTable = {
  person_id: string;
  user_id: string;
  channel: DraftChannel;
  subject: string;
  body: string;
  saved_at: string;
};

/** Terms that find a person: `n:` folded words of the name, `e:` address, `p:` digits from the end, `r:` lead. */
type SearchTermsTable = {
  term: string;
  person_id: string;
};

type SavedViewsTable = {
  user_id: string;
  name: string;
  /** JSON object of what `list-people` takes. */
  filters: string;
};
