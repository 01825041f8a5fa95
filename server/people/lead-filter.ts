import { type RawBuilder, sql } from "kysely";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import type { AnsweredState, ListedOutcome } from "#domain/office/people-list-operations.ts";

/** Which messages are meant, of those that counts count. */
export type LeadFilter = {
  /** Instants as ISO UTC text, of the appointment's beginning where there is an outcome; `until` no longer belongs to it. */
  from?: string | undefined;
  until?: string | undefined;
  locale?: Locale | undefined;
  kind?: FormKind | undefined;
  /** The texts that forms send for the service, or with `isOther` those that are meant by none of them. */
  service?: { texts: readonly string[]; isOther: boolean } | undefined;
  /** Empty for those who came by themselves. */
  source?: string | undefined;
  answered?: AnsweredState | undefined;
  outcome?: ListedOutcome | undefined;
};

const answeredStates: Record<AnsweredState, RawBuilder<boolean>> = {
  "in-time": sql`lead.answered_at <= lead.reply_by`,
  late: sql`lead.answered_at > lead.reply_by`,
  open: sql`lead.reply_by is not null and lead.answered_at is null`,
};

const outcomes: Record<ListedOutcome, RawBuilder<boolean>> = {
  booked: sql`1 = 1`,
  kept: sql`appointment.status = 'booked' and appointment.outcome = 'kept'`,
  "no-show": sql`appointment.status = 'booked' and appointment.outcome = 'no-show'`,
  cancelled: sql`appointment.status = 'cancelled'`,
};

/** The condition of a row of `leads as lead` that counts count: no spam, no newsletter, and what the filter asks. */
export function isCounted(filter: LeadFilter): RawBuilder<boolean> {
  const { locale, kind, service, source, answered, outcome } = filter;
  const conditions = [sql<boolean>`lead.status = 'new'`, sql<boolean>`lead.form_kind <> 'newsletter'`];
  if (outcome) conditions.push(hasBooked(outcome, filter));
  else conditions.push(...isWithin(sql`lead.created_at`, filter));
  if (locale) conditions.push(sql`lead.locale = ${locale}`);
  if (kind) conditions.push(sql`lead.form_kind = ${kind}`);
  if (service)
    conditions.push(
      service.isOther
        ? sql`lead.service not in (${sql.join(service.texts)})`
        : sql`lead.service in (${sql.join(service.texts)})`,
    );
  if (source !== undefined) conditions.push(sql`lead.source = ${source}`);
  if (answered) conditions.push(answeredStates[answered]);
  return sql.join(conditions, sql` and `);
}

function isWithin(moment: RawBuilder<unknown>, { from, until }: LeadFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (from !== undefined) conditions.push(sql`${moment} >= ${from}`);
  if (until !== undefined) conditions.push(sql`${moment} < ${until}`);
  return conditions;
}

function hasBooked(outcome: ListedOutcome, filter: LeadFilter): RawBuilder<boolean> {
  const conditions = [outcomes[outcome], ...isWithin(sql`appointment.starts_at`, filter)];
  return sql`lead.id in (
    select appointment.lead_id from appointments as appointment where ${sql.join(conditions, sql` and `)})`;
}
