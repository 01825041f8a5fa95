import * as v from "valibot";
import { longest, optionalLine, optionalText, text } from "../forms/form-values.ts";
import { draftChannels, touchOutcomes } from "../people/people.ts";
import { desk, id, instant, locale, longestReplySubject, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

/** How long a letter of the office waits in the outbox, in milliseconds, so that it can be taken back. */
export const letterDelay = 15_000;

const subject = optionalLine(longestReplySubject);

/** Notes what staff did; a call that reached the person, a WhatsApp text or a visit stops the reply clock. */
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

/** Mails the person after `letterDelay`; `answered-meanwhile` where `seen` is outdated, unless `anyway`. */
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

/** Free slots for a text that offers them: one a morning and one an afternoon, the next six at most. */
export const listOfferedTimes = defineOperation({
  name: "list-offered-times",
  method: "GET",
  path: "/offered-times",
  ...desk,
  input: v.object({ typeId: v.pipe(v.string(), v.maxLength(60)) }),
  output: v.object({ times: v.array(v.object({ start: instant, end: instant })) }),
});
