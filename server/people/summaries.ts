import type { FormFields } from "#domain/forms/check-fields.ts";
import { requestedService } from "#domain/forms/requested-service.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { cutLine, tidyLine } from "#domain/forms/tidy-text.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { listedName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import { colleagueOf, findNamesIn } from "./colleagues.ts";
import { isListed } from "./people-rows.ts";

/** The people whom lists have, with their last message and last answer. */
export const summaryRows = (db: Db) =>
  db
    .selectFrom("people")
    .leftJoin("leads as lead", "lead.id", "people.last_lead_id")
    .leftJoin("touches as answer", "answer.id", "people.last_answer_id")
    .select(["people.id", "people.name", "people.email", "people.phone", "people.phone_shown"])
    .select(["people.writes", "people.speaks", "people.stage", "people.assigned_to", "people.reply_due_at"])
    .select(["people.next_step", "people.next_step_at", "people.last_activity_at", "people.delete_at"])
    .select(["lead.form_kind", "lead.fields"])
    .select(["answer.actor_id as answered_by", "answer.happened_at as answered_at"])
    .where(isListed);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaryRows>["execute"]>>[number];

/** Makes the summaries of people, as lists of the office show them, out of their rows. */
export async function toSummaries(db: Db, rows: readonly SummaryRow[]): Promise<PersonSummary[]> {
  const names = await findNamesIn(db, rows, "assigned_to", "answered_by");
  return rows.map((row) => {
    const fields: FormFields = row.fields === null ? {} : JSON.parse(row.fields);
    return {
      id: row.id,
      name: listedName(row),
      writes: row.writes,
      speaks: row.speaks,
      stage: row.stage,
      formKind: row.form_kind,
      service: maskSensitiveNumbers(requestedService(fields)),
      lastLine: lineOf(fields.message || fields.comments || fields.notes || ""),
      replyBy: row.reply_due_at,
      lastActivityAt: row.last_activity_at,
      assignedTo: colleagueOf(names, row.assigned_to),
      lastAnswer:
        row.answered_at === null
          ? null
          : { by: (row.answered_by && names.get(row.answered_by)) ?? "", at: row.answered_at },
      deleteAt: row.delete_at,
    };
  });
}

const longestLine = 160;

/** The start of a text on one line. Masked before it is cut, so that no number is cut into one that looks harmless. */
export const lineOf = (text: string): string => cutLine(maskSensitiveNumbers(tidyLine(text)), longestLine);
