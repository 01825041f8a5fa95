import { hours } from "#domain/durations.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { notaryWord } from "#domain/forms/notary-word.ts";
import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";
import {
  letterDelay,
  type sendLetter as sendOperation,
  type undoLetter as undoOperation,
} from "#domain/office/answer-operations.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { hasBlank } from "#domain/people/blanks.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import type { Done } from "../commands/command.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countAgainst } from "../http/rate-limits.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { insertAnswer, refuseIfAnswered, undoTouch } from "./answer-touches.ts";
import type { DeskOptions } from "./desk-options.ts";
import { saveDraft, sealDraft } from "./draft-rows.ts";
import { blockedChannels } from "./load-card.ts";
import { lockPerson, lockRoot } from "./people-rows.ts";

/** Letters of the office an hour: to one person, and of one member of staff. */
const personLimit = { name: "letters-to", most: 10, window: hours(1) };
const authorLimit = { name: "letters-of", most: 120, window: hours(1) };

/** Writes a letter to a person into the outbox, due when it can no longer be taken back. */
export async function sendLetter(
  tx: Db,
  input: ReceivedOf<typeof sendOperation>,
  call: StaffCall,
  { env, secret, seal }: DeskOptions,
): Promise<Done<OutputOf<typeof sendOperation>>> {
  const { id: personId, locale, subject, body } = input;
  const { staff, now } = call;
  if (hasBlank(subject) || hasBlank(body)) throw new OperationRefused("blank-unfilled");
  if (hasSensitiveNumber(subject) || hasSensitiveNumber(body)) throw new OperationRefused("number-sensitive");
  for (const [field, text] of Object.entries({ subject, body }))
    if (notaryWord.test(text)) throw new OperationRefused("input-invalid", { field, message: "notary-word" });
  const person = await lockPerson(tx, personId);
  if (!isMailAddress(person.email))
    throw new OperationRefused("input-invalid", { field: "email", message: "email-invalid" });
  if (blockedChannels(person).includes("mail")) throw new OperationRefused("channel-blocked");
  await refuseIfAnswered(tx, person, input, call);
  const limits = { now, secret, isLimited: env.rateLimits };
  const counts = [
    { limit: personLimit, value: personId },
    { limit: authorLimit, value: staff.userId },
  ];
  await countAgainst(tx, counts, limits);
  const letterId = newId(now);
  const letter = { id: letterId, person_id: personId, locale, subject, body };
  await tx
    .insertInto("letters")
    .values({ ...letter, actor_id: staff.userId, created_at: now.toISOString() })
    .execute();
  const touchId = await insertAnswer(tx, person, { kind: "mail", body: "", letter_id: letterId }, call);
  const dueAt = new Date(now.getTime() + letterDelay);
  const delivery = {
    kind: "staff-letter",
    refId: letterId,
    channel: "mail",
    writtenTo: person.email,
    dueAt,
  } as const;
  await enqueue(tx, [delivery], limits);
  await saveDraft(tx, { personId, channel: "mail", subject: "", body: "" }, call, seal);
  return {
    answer: { letterId, touchId, dueAt: dueAt.toISOString() },
    audit: { subject: { kind: "letter", id: letterId }, personId },
    signals: [{ topic: "people", id: personId }],
  };
}

/** Takes a letter back by deleting its unsent delivery; its text becomes its author's draft again. */
export async function undoLetter(
  tx: Db,
  { id }: ReceivedOf<typeof undoOperation>,
  call: StaffCall,
  { seal }: DeskOptions,
): Promise<Done<OutputOf<typeof undoOperation>>> {
  const letter = await tx.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
  if (!letter) throw new OperationRefused("not-found");
  const person = await lockRoot(tx, letter.person_id);
  // A letter that is being sent, or was tried, is no longer in this state.
  const unsent = await tx
    .deleteFrom("outbox")
    .where("ref_id", "=", id)
    .where("kind", "=", "staff-letter")
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .returning("id")
    .executeTakeFirst();
  if (!unsent) throw new OperationRefused("too-late");
  const touch = await tx
    .selectFrom("touches")
    .selectAll()
    .where("letter_id", "=", id)
    .executeTakeFirstOrThrow();
  await undoTouch(tx, person, touch, call.now);
  await tx
    .insertInto("drafts")
    .values({
      person_id: person.id,
      user_id: letter.actor_id,
      channel: "mail",
      ...sealDraft(letter, seal),
      saved_at: call.now.toISOString(),
    })
    // What was written since is newer than the letter.
    .onConflict((conflict) => conflict.columns(["person_id", "user_id", "channel"]).doNothing())
    .execute();
  return {
    answer: {},
    audit: { subject: { kind: "letter", id }, personId: person.id },
    signals: [{ topic: "people", id: person.id }],
  };
}
