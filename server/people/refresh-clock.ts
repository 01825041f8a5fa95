import { sql } from "kysely";
import { formKindsText } from "#domain/people/form-kinds-text.ts";
import type { Db } from "../base/db/open-database.ts";
import { findPerson, findRoot, listFamily } from "./people-rows.ts";
import { findClosing } from "./touch-rows.ts";

/**
 * Derives from the rows the reply clock, which runs from the earliest promised moment of the messages after the last
 * answer or closing, and what lists show of answers and messages. Every command that changes one of them calls it.
 */
export async function refreshClock(tx: Db, personId: string): Promise<void> {
  const person = await findPerson(tx, personId);
  if (!person) return;
  const root = await findRoot(tx, person);
  const ids = await listFamily(tx, root.id);
  const answer = await tx
    .selectFrom("touches")
    .select(["id", "happened_at"])
    .where("person_id", "in", ids)
    .where("direction", "=", "out")
    .where("undone_at", "is", null)
    .orderBy("happened_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const leads = tx.selectFrom("leads").where("person_id", "in", ids);
  const lastLead = await leads
    .select("id")
    .where("form_kind", "!=", "newsletter")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const sent = await leads.select("form_kind").distinct().orderBy("form_kind").execute();
  const closedAt = (await findClosing(tx, root.id)) ?? "";
  const answeredAt = answer?.happened_at ?? "";
  const settledAt = answeredAt > closedAt ? answeredAt : closedAt;
  const waiting = await leads
    .select(["created_at", "reply_by"])
    .where("reply_by", "is not", null)
    // A message that was rescued from the spam arrives, for the staff, at its rescue.
    .where(({ eb, fn }) => eb(fn.coalesce("rescued_at", "created_at"), ">", settledAt))
    .orderBy("reply_by")
    .limit(1)
    .executeTakeFirst();
  await noteAnswers(tx, ids);
  const runs = root.stage !== "closed" ? waiting : undefined;
  await tx
    .updateTable("people")
    .set({
      first_unanswered_at: runs?.created_at ?? null,
      reply_due_at: runs?.reply_by ?? null,
      last_contact_at: answer?.happened_at ?? null,
      last_lead_id: lastLead?.id ?? null,
      form_kinds: formKindsText(sent.map(({ form_kind }) => form_kind)),
      last_answer_id: answer?.id ?? null,
    })
    .where("id", "=", root.id)
    .execute();
  if (ids.length > 1)
    await tx
      .updateTable("people")
      .set({ first_unanswered_at: null, reply_due_at: null })
      .where("id", "in", ids.slice(1))
      .execute();
}

/** Notes for each message of a family that is answered by hand when it first was. */
async function noteAnswers(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update leads set answered_at = answer.at
    from (
      select lead.id, (
        select min(happened_at) from touches
        where person_id in (${sql.join(ids)}) and direction = 'out' and undone_at is null
          and happened_at >= coalesce(lead.rescued_at, lead.created_at)
      ) as at
      from leads as lead
      where lead.person_id in (${sql.join(ids)}) and lead.reply_by is not null
    ) as answer
    where leads.id = answer.id and leads.answered_at is distinct from answer.at`.execute(tx);
}
