import * as v from "valibot";
import { longest, optionalLine, optionalText, text } from "../forms/form-values.ts";
import { draftChannels, touchOutcomes } from "../people/people.ts";
import { desk, id, instant, locale, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

/** How long a letter of the office waits in the outbox, in milliseconds, so that it can be taken back. */
export const letterDelay = 15_000;

/** The letters' subjects are one line. */
const subject = optionalLine(200);

/**
 * Notes a call, a WhatsApp message, a visit or a plain note. Whether it was an answer follows from kind and outcome: a
 * call that reached the person, a WhatsApp message that was sent, and a visit stop the reply clock.
 */
export const logTouch = defineOperation({
  name: "log-touch",
  method: "POST",
  path: "/people/:id/touches",
  ...desk,
  input: v.object({
    id,
    kind: v.picklist(["note", "call", "whatsapp", "visit"]),
    body: optionalText,
    outcome: v.optional(v.nullable(v.picklist(touchOutcomes)), null),
    /** The latest answer that the screen showed; see `send-letter`. */
    seen: v.optional(v.nullable(id), null),
    anyway: v.optional(v.boolean(), false),
  }),
  output: v.object({ touchId: id }),
});

/** Takes a touch back; the reply clock runs again if it was the answer. */
export const undoTouch = defineOperation({
  name: "undo-touch",
  method: "POST",
  path: "/touches/:id/undo",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});

/**
 * Writes a letter to the person by mail, 15 seconds from now. `seen` is the card's `lastAnswerId`: a newer answer of
 * somebody else is `answered-meanwhile`, unless `anyway`. A blank like `{name}` or `[…]` left in it is `blank-unfilled`,
 * a number like an SSN `number-sensitive`: mail is no place for it. The noun of `notaryWord` is refused at its field.
 */
export const sendLetter = defineOperation({
  name: "send-letter",
  method: "POST",
  path: "/people/:id/letters",
  ...desk,
  input: v.object({
    id,
    locale,
    subject: v.pipe(subject, v.nonEmpty("subject-required")),
    body: text("message-required"),
    templateId: v.optional(v.nullable(id), null),
    seen: v.nullable(id),
    anyway: v.optional(v.boolean(), false),
  }),
  output: v.object({ letterId: id, touchId: id, dueAt: instant }),
});

/** Takes a letter back that was not sent yet; its text becomes the draft again. `too-late` once it is being sent. */
export const undoLetter = defineOperation({
  name: "undo-letter",
  method: "POST",
  path: "/letters/:id/undo",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});

/** Keeps a draft per person, user and channel; without subject and body it is deleted. */
export const saveDraft = defineOperation({
  name: "save-draft",
  method: "POST",
  path: "/people/:id/draft",
  ...desk,
  input: v.object({
    id,
    channel: v.picklist(draftChannels),
    subject,
    body: v.pipe(v.string(), v.maxLength(longest.text)),
  }),
  output: v.object({ savedAt: instant }),
});

/** Free slots of the book for a text that offers them, the next ones first. */
export const listOfferedTimes = defineOperation({
  name: "list-offered-times",
  method: "GET",
  path: "/offered-times",
  ...desk,
  input: v.object({ typeId: v.pipe(v.string(), v.maxLength(60)) }),
  /** At most one in the morning and one in the afternoon of each of the next days, up to six. */
  output: v.object({ times: v.array(v.object({ start: instant, end: instant })) }),
});
