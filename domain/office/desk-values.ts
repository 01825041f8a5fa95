import * as v from "valibot";
import { isInCalendar } from "../calendar-day.ts";
import { locales } from "../locale.ts";
import { stages } from "../people/people.ts";
import { staffRoles } from "./roles.ts";

export const desk = { roles: staffRoles, assurance: "aal2" } as const;

export const nothing = v.object({});
/** A date like `2026-11-26`, of the years 2000 to 2200: text sorts as days do only up to the year 9999. */
export const dayField = v.pipe(
  v.string("form-invalid"),
  v.isoDate("form-invalid"),
  v.check((day) => day >= "2000" && day < "2201" && isInCalendar(day), "form-invalid"),
);
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // `isoTimestamp` takes "+05" for an offset, which no clock reads.
  v.check((text) => v.is(dayField, text.slice(0, "2026-11-26".length)) && !Number.isNaN(Date.parse(text))),
);
export const id = v.pipe(v.string(), v.uuid());
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(500)));
export const nextCursor = v.nullable(v.string());
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
export const locale = v.picklist(locales);
export const stage = v.picklist(stages);

export const colleague = v.object({ id, name: v.string() });
export type Colleague = v.InferOutput<typeof colleague>;

export const pageSize = 50;
/** Up to which number lists count; beyond it they say "99+". */
export const mostShown = 99;
/** Today shows so many; one more says that there are more, "20+". */
export const mostFailures = 20;
/** Of a reply and of its template, in characters. */
export const longestReplySubject = 200;

export const personSummary = v.object({
  id,
  name: v.string(),
  writes: locale,
  speaks: locale,
  stage,
  /** The form of the latest message; null for a person added by hand. */
  formKind: v.nullable(v.string()),
  service: v.string(),
  /** The start of their latest message, on one line, with numbers like an SSN masked. */
  lastLine: v.string(),
  replyBy: v.nullable(instant),
  lastActivityAt: instant,
  assignedTo: v.nullable(colleague),
  lastAnswer: v.nullable(v.object({ by: v.string(), at: instant })),
  /** When all that is known of them is deleted, as they asked. */
  deleteAt: v.nullable(instant),
});
export type PersonSummary = v.InferOutput<typeof personSummary>;
