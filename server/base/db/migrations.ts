import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createAuth } from "./auth-migration.ts";
import { createCampaigns } from "./campaigns-migration.ts";
import { addCleanupIndexes, addSenderIndex } from "./cleanup-migration.ts";
import { createClosures } from "./closures-migration.ts";
import { addCountedLeads, createPageCounts, createReferrerCounts } from "./counts-migration.ts";
import { addDeliveryAttempts } from "./deliveries-migration.ts";
import {
  createAppointments,
  createLeadsAndOutbox,
  createSubscribers,
  nameDeliveriesByKind,
} from "./first-migrations.ts";
import { createFormerStaff } from "./former-staff-migration.ts";
import { addMailboxesAndSenders } from "./limits-migration.ts";
import { joinStoredLeads } from "./people-from-leads.ts";
import { createCommands, createPeople } from "./people-migration.ts";
import { createPictures } from "./pictures-migration.ts";
import { addChangesAndAttempts, createPreviewsTable, createReleases } from "./releases-migration.ts";
import { addPersonRequests } from "./requests-migration.ts";
import { addReleasedAt, addRetention } from "./retention-migration.ts";
import { createSafeguards } from "./safeguards-migration.ts";
import { createSavedViews } from "./saved-views-migration.ts";
import { addSealedNumbers } from "./sealing-migration.ts";
import { addTaggedAt, deleteTermsOfSpam } from "./tagging-migration.ts";
import { addTemplateVersions } from "./templates-migration.ts";
import { addFormerMeetings, addFormerStates } from "./undo-migration.ts";
import { createWebsite } from "./website-migration.ts";

/** The migrations of the schema, oldest first; one that has run anywhere is never edited again. */
export const migrations: Record<string, Migration> = {
  "0001_leads_and_outbox": { up: createLeadsAndOutbox },
  "0002_subscribers": { up: createSubscribers },
  "0003_appointments": { up: createAppointments },
  "0004_outbox_by_kind": { up: nameDeliveriesByKind },
  "0005_mailboxes_and_senders": { up: addMailboxesAndSenders },
  "0006_appointment_meetings": { up: addAppointmentMeetings },
  "0007_cleanup_indexes": { up: addCleanupIndexes },
  "0008_leads_by_sender": { up: addSenderIndex },
  "0009_auth": { up: createAuth },
  "0010_people": { up: createPeople },
  "0011_commands": { up: createCommands },
  "0012_closures": { up: createClosures },
  "0013_delivery_attempts": { up: addDeliveryAttempts },
  "0014_people_from_leads": { up: joinStoredLeads },
  "0015_releases": { up: createReleases },
  "0016_website": { up: createWebsite },
  "0017_campaigns": { up: createCampaigns },
  "0018_retention": { up: addRetention },
  "0019_previews": { up: createPreviewsTable },
  "0020_person_requests": { up: addPersonRequests },
  "0021_pictures": { up: createPictures },
  "0022_sealed_numbers": { up: addSealedNumbers },
  "0023_safeguards": { up: createSafeguards },
  "0024_page_counts": { up: createPageCounts },
  "0025_counted_leads": { up: addCountedLeads },
  "0026_referrer_counts": { up: createReferrerCounts },
  "0027_former_states": { up: addFormerStates },
  "0028_verified_devices": { up: addVerifiedAt },
  "0029_saved_views": { up: createSavedViews },
  "0030_tagged_at": { up: addTaggedAt },
  "0031_template_versions": { up: addTemplateVersions },
  "0032_released_at": { up: addReleasedAt },
  "0033_former_staff": { up: createFormerStaff },
  "0034_no_terms_of_spam": { up: deleteTermsOfSpam },
  "0035_former_meetings": { up: addFormerMeetings },
  "0036_no_letter_templates": { up: dropTemplateOfLetters },
  "0037_problems": { up: addProblems },
  "0038_changes_and_attempts": { up: addChangesAndAttempts },
};

/** Reasons of before stay sentences alone. */
async function addProblems({ schema }: Kysely<unknown>) {
  for (const table of ["outbox", "outbox_attempts", "content_revisions"])
    await schema.alterTable(table).addColumn("problem", "text").execute();
}

/** No version ever wrote or read it. */
async function dropTemplateOfLetters({ schema }: Kysely<unknown>) {
  await schema.alterTable("letters").dropColumn("template_id").execute();
}

/** Empty until the next code is given: older rows do not say whose addresses they were. */
async function addVerifiedAt({ schema }: Kysely<unknown>) {
  await schema.alterTable("user_devices").addColumn("verified_at", "text").execute();
}

/** Both columns stay empty in existing appointments. */
async function addAppointmentMeetings({ schema }: Kysely<unknown>) {
  await schema.alterTable("appointments").addColumn("meeting", "text").execute();
  await schema.alterTable("appointments").addColumn("tier_id", "text").execute();
}
