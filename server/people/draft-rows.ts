import type { Insertable } from "kysely";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { Db } from "../base/db/open-database.ts";
import type { DraftsTable } from "../base/db/people-schema.ts";
import type { Seal } from "../base/sealed-numbers.ts";
import { openText } from "../base/sealed-text.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { listFamily } from "./people-rows.ts";

type DraftText = Pick<Insertable<DraftsTable>, "subject" | "body">;
type Draft = DraftText & Pick<Insertable<DraftsTable>, "channel"> & { personId: string };

/** Tells a sealed text from one that an older version stored as it was typed. */
const mark = "sealed:";

/** The columns of a draft: whoever types a number like an SSN has not sent or masked it yet. */
export function sealDraft({ subject, body }: DraftText, seal: Seal): DraftText {
  const sealed = (text: string) => text && mark + seal(text);
  return { subject: sealed(subject), body: sealed(body) };
}

/** What was typed; nothing of what was sealed with a key that is lost. */
export function openDraft({ subject, body }: DraftText, keySecret: string): DraftText {
  const open = (text: string) =>
    text.startsWith(mark) ? (openText(keySecret, text.slice(mark.length)) ?? "") : text;
  return { subject: open(subject), body: open(body) };
}

/** Keeps the caller's draft to a person; an empty one deletes it, and those to whoever was merged into the person. */
export async function saveDraft(
  tx: Db,
  { personId, ...draft }: Draft,
  { staff, now }: StaffCall,
  seal: Seal,
): Promise<void> {
  if (draft.subject === "" && draft.body === "") {
    await tx
      .deleteFrom("drafts")
      .where("person_id", "in", await listFamily(tx, personId))
      .where("user_id", "=", staff.userId)
      .where("channel", "=", draft.channel)
      .execute();
    return;
  }
  const text = { ...sealDraft(draft, seal), saved_at: now.toISOString() };
  await tx
    .insertInto("drafts")
    .values({ ...text, channel: draft.channel, person_id: personId, user_id: staff.userId })
    .onConflict((conflict) => conflict.columns(["person_id", "user_id", "channel"]).doUpdateSet(text))
    .execute();
}

/** The latest of each channel: two of one may have been written before their people were merged. */
export async function listDrafts(
  db: Db,
  ids: readonly string[],
  userId: string,
  keySecret: string,
): Promise<PersonCard["drafts"]> {
  const drafts = await db
    .selectFrom("drafts")
    .select(["channel", "subject", "body", "saved_at as savedAt"])
    .where("person_id", "in", ids)
    .where("user_id", "=", userId)
    .orderBy("saved_at", "desc")
    .execute();
  return drafts
    .filter(({ channel }, place) => place === drafts.findIndex((draft) => draft.channel === channel))
    .map((draft) => ({ ...draft, ...openDraft(draft, keySecret) }))
    .filter(({ subject, body }) => subject !== "" || body !== "");
}
