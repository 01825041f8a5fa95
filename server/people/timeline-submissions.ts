import { recommended } from "#content/recommended.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { type TimelineEntry, timelinePageSize } from "#domain/office/person-card.ts";
import { spokenConsent } from "#domain/people/people.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, isBefore } from "../http/keyset.ts";

/** The messages of people, latest first, with what is too sensitive for a screen masked. */
export async function listSubmissions(
  db: Db,
  ids: readonly string[],
  before: Cursor | undefined,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom("leads as lead")
    .innerJoin("people as person", "person.id", "lead.person_id")
    .select(["lead.id", "lead.created_at", "form_kind", "locale", "page", "reply_by", "fields", "sealed"])
    .select(["recommendations", "consent_version", "person.created_at as person_since"])
    .where("person_id", "in", ids)
    .where(isBefore("lead.created_at", "lead.id", before))
    .orderBy("lead.created_at", "desc")
    .orderBy("lead.id", "desc")
    .limit(timelinePageSize + 1)
    .execute();
  return rows.map((row) => {
    const fields = JSON.parse(row.fields) as FormFields;
    const sent = { ...row, fields, recommendations: JSON.parse(row.recommendations) as string[] };
    return {
      type: "submission",
      id: row.id,
      at: row.created_at,
      formKind: row.form_kind,
      locale: row.locale,
      isByOffice: row.consent_version === spokenConsent,
      page: maskSensitiveNumbers(row.page),
      replyBy: row.reply_by,
      fields: Object.entries(fields)
        .filter(([, value]) => value !== "")
        .map(([name, value]) => {
          const masked = name === "email" ? value : maskSensitiveNumbers(value);
          const isMasked = masked !== value || Object.hasOwn(JSON.parse(row.sealed ?? "{}"), name);
          return { name, value: masked, isMasked };
        }),
      recommendations: recommended(sent, row.locale).map(maskSensitiveNumbers),
      // The first message made the person; what the office entered was meant for them.
      isSeparable: row.created_at !== row.person_since && row.consent_version !== spokenConsent,
    };
  });
}
