import * as answers from "#domain/office/answer-operations.ts";
import { sealNumbers } from "../base/sealed-numbers.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { insertAnswer, refuseIfAnswered, undoTouch } from "./answer-touches.ts";
import type { DeskOptions } from "./desk-options.ts";
import { saveDraft } from "./draft-rows.ts";
import { listOfferedTimes } from "./offered-times.ts";
import { lockPerson, lockRoot } from "./people-rows.ts";
import { sendLetter, undoLetter } from "./send-letter.ts";
import { findTouch, insertTouches } from "./touch-rows.ts";

export function answerHandlers(options: DeskOptions): OfficeHandler[] {
  const { db, seal } = options;
  return [
    handleCommand(answers.logTouch, db, async (tx, input, call) => {
      const { id: personId, kind } = input;
      const { text: body, sealed } = sealNumbers(input.body, seal);
      const person = await lockPerson(tx, personId);
      const outcome = kind === "call" ? (input.outcome ?? "reached") : null;
      const isAnswer = kind === "whatsapp" || kind === "visit" || outcome === "reached";
      if (isAnswer) await refuseIfAnswered(tx, person, input, call);
      const touchId = isAnswer
        ? await insertAnswer(tx, person, { kind, body, sealed, outcome }, call)
        : await insertTouches(tx, [{ person_id: personId, kind, body, sealed, outcome }], call);
      const at = call.now.toISOString();
      await tx.updateTable("people").set({ last_activity_at: at }).where("id", "=", personId).execute();
      await saveDraft(
        tx,
        { personId, channel: kind === "visit" ? "call" : kind, subject: "", body: "" },
        call,
        seal,
      );
      return {
        answer: { touchId },
        audit: { subject: { kind: "touch", id: touchId }, personId, details: { kind } },
        signals: [{ topic: "people", id: personId }],
      };
    }),
    handleCommand(answers.undoTouch, db, async (tx, { id }, call) => {
      const touch = await findTouch(tx, id);
      if (!touch) throw new OperationRefused("not-found");
      const person = await lockRoot(tx, touch.person_id);
      const current = await findTouch(tx, id);
      const isUndone = !current || current.undone_at !== null;
      if (isUndone || ["change", "merge", "mail"].includes(touch.kind))
        throw new OperationRefused("state-changed");
      await undoTouch(tx, person, touch, call.now);
      return {
        answer: {},
        audit: { subject: { kind: "touch", id }, personId: person.id, details: { kind: touch.kind } },
        signals: [{ topic: "people", id: person.id }],
      };
    }),
    handleCommand(answers.sendLetter, db, (tx, input, call) => sendLetter(tx, input, call, options)),
    handleCommand(answers.undoLetter, db, (tx, input, call) => undoLetter(tx, input, call, options)),
    // Saved once a second while somebody types: a row of the audit each would bury the others.
    handle(answers.saveDraft, async ({ id, ...draft }, call) => {
      const person = await db.selectFrom("people").select("id").where("id", "=", id).executeTakeFirst();
      if (!person) throw new OperationRefused("not-found");
      await saveDraft(db, { personId: id, ...draft }, call, seal);
      return { savedAt: call.now.toISOString() };
    }),
    handle(answers.listOfferedTimes, async ({ typeId }, { now }) => ({
      times: await listOfferedTimes(typeId, now, options),
    })),
  ];
}
