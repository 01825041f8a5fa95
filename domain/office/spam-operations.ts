import * as v from "valibot";
import { cursor, desk, id, instant, locale, nextCursor } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { someIds } from "./person-commands.ts";

const spamEntry = v.object({
  id,
  at: instant,
  formKind: v.string(),
  locale,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** What it says, with numbers like an SSN masked. */
  text: v.string(),
  reasons: v.array(v.string()),
  /** The start of the appointment that a suspected bot asked for; its slot was not given. Null in other forms. */
  wantedStart: v.nullable(v.string()),
  deletedAt: instant,
});
export type SpamEntry = v.InferOutput<typeof spamEntry>;

/** The messages judged spam in the last 30 days, the latest first, 50 at a time. */
export const listSpam = defineOperation({
  name: "list-spam",
  method: "GET",
  path: "/spam",
  ...desk,
  input: v.object({ after: cursor }),
  output: v.object({ spam: v.array(spamEntry), next: nextCursor }),
});

/** What became of the time that a rescued message asked for. */
const booking = v.picklist(["booked", "slot-taken", "time-past"]);
export type RescuedBooking = v.InferOutput<typeof booking>;

/** Rescues a message with all that follows from an honest one, once; tagged people return with all messages. */
export const rescueLead = defineOperation({
  name: "rescue-lead",
  method: "POST",
  path: "/spam/:id/rescue",
  ...desk,
  input: v.object({ id }),
  output: v.object({ personId: v.nullable(id), booking: v.nullable(booking) }),
});

/** Tags people as spam: hides them, holds what was not sent, cancels their appointments without a letter. */
export const tagSpam = defineOperation({
  name: "tag-spam",
  method: "POST",
  path: "/spam/tag",
  ...desk,
  input: v.object({ ids: someIds }),
  output: v.object({ changed: v.array(id) }),
});

/** Takes that back; whoever was rescued since stays as they are. */
export const untagSpam = defineOperation({
  name: "untag-spam",
  method: "POST",
  path: "/spam/untag",
  ...desk,
  input: v.object({ ids: someIds }),
  output: v.object({ changed: v.array(id) }),
});
