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
    .where(isAnswer)
    .orderBy("happened_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const leads = tx.selectFrom("leads").where("person_id", "in", ids);
  const sent = await leads.select("form_kind").distinct().orderBy("form_kind").execute();
  const closings = await listClosings(tx, ids);
  const waiting = await leads
    .select(["created_at", "reply_by"])
    .where("reply_by", "is not", null)
    // A message that was rescued from the spam arrives, for the staff, at its rescue.
    .where(({ eb, and, or, fn }) =>
      or(
        [...closings].map(([id, closedAt]) =>
          and([
            eb("person_id", "=", id),
            eb(fn.coalesce("rescued_at", "created_at"), ">", later(closedAt, answer?.happened_at ?? "")),
          ]),
        ),
      ),
    )
    .orderBy("reply_by")
    .limit(1)
    .executeTakeFirst();
  await noteAnswers(tx, ids);
  const runs = root.stage !== "closed" ? waiting : undefined;
  const lastLead = await leads
    .select("id")
    .where("form_kind", "!=", "newsletter")
    // What waits for an answer is not hidden by a booking.
    .$if(runs !== undefined, (query) => query.where("reply_by", "is not", null))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
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
  // Of who was just merged alone: a row without a change is not locked.
  if (ids.length > 1)
    await tx
      .updateTable("people")
      .set({ first_unanswered_at: null, reply_due_at: null })
      .where("id", "in", ids.slice(1))
      .where("first_unanswered_at", "is not", null)
      .execute();
}

/** The condition of touches that answer: of a letter none that can no longer arrive by itself. */
const isAnswer = sql<boolean>`direction = 'out' and undone_at is null and not exists (
  select 1 from outbox where ref_id = touches.letter_id and state in ('failed', 'held'))`;

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * When the messages of each of a family were closed last: with their own person, or with whom that one was merged into by
 * then. Whoever closed the other before has not seen them.
 */
async function listClosings(tx: Db, [rootId = "", ...others]: readonly string[]) {
  const closings = new Map([[rootId, (await findClosing(tx, rootId)) ?? ""]]);
  if (others.length === 0) return closings;
  const merges = await tx
    .selectFrom("touches")
    .select(["person_id", "body as other", "happened_at"])
    .where("person_id", "in", [rootId, ...others])
    .where("kind", "=", "merge")
    .where("undone_at", "is", null)
    .execute();
  // A family is listed from its root on.
  for (const id of others) {
    const own = (await findClosing(tx, id)) ?? "";
    const merge = merges.find(({ other }) => other === id);
    const common = closings.get(merge?.person_id ?? "") ?? "";
    closings.set(id, merge && common > merge.happened_at ? later(own, common) : own);
  }
  return closings;
}

/** Notes for each message of a family that is answered by hand when it first was. */
async function noteAnswers(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update leads set answered_at = answer.at
    from (
      select lead.id, (
        select min(happened_at) from touches
        where person_id in (${sql.join(ids)}) and ${isAnswer}
          and happened_at >= coalesce(lead.rescued_at, lead.created_at)
      ) as at
      from leads as lead
      where lead.person_id in (${sql.join(ids)}) and lead.reply_by is not null
    ) as answer
    where leads.id = answer.id and leads.answered_at is distinct from answer.at`.execute(tx);
}
