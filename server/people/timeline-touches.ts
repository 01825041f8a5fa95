import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { type TimelineEntry, timelinePageSize } from "#domain/office/person-card.ts";
import { listedName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, isBefore } from "../http/keyset.ts";
import { findNamesIn } from "./colleagues.ts";
import { readChange, type Touch } from "./touch-rows.ts";

/** What staff did and noted, latest first; a letter with the state of its delivery. */
export async function listTouches(
  db: Db,
  ids: readonly string[],
  before: Cursor | undefined,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom("touches as touch")
    .leftJoin("letters as letter", "letter.id", "touch.letter_id")
    .leftJoin("outbox as delivery", "delivery.ref_id", "touch.letter_id")
    // A merge tells of the other person by the id.
    .leftJoin("people as other", (join) =>
      join.onRef("other.id", "=", "touch.body").on("touch.kind", "=", "merge"),
    )
    .select([
      "touch.id",
      "touch.kind",
      "direction",
      "touch.body",
      "touch.sealed",
      "outcome",
      "touch.actor_id",
      "happened_at",
    ])
    .select(["undone_at", "letter_id", "letter.subject", "delivery.state", "due_at", "attempts"])
    .select("delivery.id as delivery_id")
    .select(["letter.body as letter_body", "other.name", "other.email", "other.phone_shown"])
    .where("touch.person_id", "in", ids)
    .where(isBefore("touch.happened_at", "touch.id", before))
    .orderBy("touch.happened_at", "desc")
    .orderBy("touch.id", "desc")
    .limit(timelinePageSize + 1)
    .execute();
  const names = await findNamesIn(db, rows, "actor_id");
  return rows.map((row) => ({
    type: "touch",
    id: row.id,
    at: row.happened_at,
    kind: row.kind,
    direction: row.direction,
    body: maskSensitiveNumbers(bodyOf(row)),
    isMasked: row.sealed !== null || (row.kind !== "change" && maskSensitiveNumbers(row.body) !== row.body),
    change: row.kind === "change" ? changeOf(row) : null,
    outcome: row.outcome,
    by: row.actor_id && (names.get(row.actor_id) ?? ""),
    undoneAt: row.undone_at,
    letter:
      row.letter_id === null
        ? null
        : {
            id: row.letter_id,
            subject: maskSensitiveNumbers(row.subject ?? ""),
            state: row.state ?? "",
            dueAt: row.due_at,
            deliveryId: row.delivery_id,
            canUndo: row.undone_at === null && row.state === "queued" && row.attempts === 0,
          },
  }));
}

type Row = Pick<Touch, "kind" | "body"> &
  Record<"letter_body" | "name" | "email" | "phone_shown", string | null>;

/** The text of a touch for people: of a merge what the other is called, as long as they are on file. */
function bodyOf({ kind, body, letter_body, name, email, phone_shown }: Row): string {
  if (kind === "merge")
    return listedName({ name: name ?? "", email: email ?? "", phone_shown: phone_shown ?? "" });
  return kind === "change" ? "" : (letter_body ?? body);
}

function changeOf(row: Row) {
  const { field, from, to } = readChange(row);
  const masked = (value: string | null) => value && maskSensitiveNumbers(value);
  return { field, from: masked(from), to: masked(to) };
}
