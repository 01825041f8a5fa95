import * as v from "valibot";
import type { Json } from "../website/edits.ts";
import { fieldKinds, sections } from "../website/field-kinds.ts";
import type { FieldPattern } from "../website/field-table.ts";
import { instant } from "./desk-values.ts";
import { publishProblem } from "./publish-problem.ts";

export const fieldValue = v.custom<Json>((value) => value !== undefined);
export const fieldPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+(?:\/[\w.-]+)+$/));
/** Of a stored change; empty where nothing is stored. */
export const version = v.pipe(v.string(), v.maxLength(36));
const bothTexts = v.object({ en: v.string(), es: v.string() });

/** What a check says of a field. An `error` prevents a publish; so does a `blocker`, except in the sample. */
export const finding = v.object({
  /** `invalid`, `raised-price`, `booked-day` and the like, or the id of a rule of the launch checklist. */
  rule: v.string(),
  severity: v.picklist(["error", "blocker", "warning"]),
  /** The field to mend; empty where the office cannot mend it. */
  path: v.string(),
  /** Where it stands otherwise: a file with its line, or the name of a setting; of a `booked-day` the (first) day. */
  place: v.string(),
  says: bothTexts,
  /** The other fields that it is about, such as the same level on another page. */
  others: v.array(v.string()),
  /** What the others would say if they were changed too, in dollars: the same price, or what is left of it. */
  twins: v.array(v.object({ path: v.string(), value: v.number() })),
  /** The words that it is about, as they stand, or the amounts; empty for none. */
  about: bothTexts,
});
export type Finding = v.InferOutput<typeof finding>;

const author = { by: v.string(), at: instant };

export const field = v.object({
  path: v.string(),
  pattern: v.custom<FieldPattern>((value) => typeof value === "string"),
  section: v.picklist(sections),
  kind: v.picklist(fieldKinds),
  options: v.optional(v.array(v.string())),
  /** Of an order: the entries of its list, as the drafts put them; of postponements the deadlines. */
  entries: v.optional(v.array(v.object({ id: v.string(), title: v.nullable(bothTexts) }))),
  isEntry: v.boolean(),
  actsAtOnce: v.boolean(),
  /** The name of the nearest entry above it or of itself; null where the address says it all. */
  title: v.nullable(bothTexts),
  shipped: fieldValue,
  /** What the website shows: the office's edit, else what is shipped. */
  live: fieldValue,
  /** The change that waits for a publish; its `value` is the shipped one where it goes back to that. */
  draft: v.nullable(v.object({ value: fieldValue, isRestoring: v.boolean() })),
  version,
  changed: v.nullable(v.object(author)),
  /** Whether the shipped value changed since the office wrote its own: keep it or restore the shipped one. */
  isConflict: v.boolean(),
  parked: v.nullable(v.picklist(["gone", "invalid"])),
  findings: v.array(finding),
});
export type Field = v.InferOutput<typeof field>;

const publishSteps = ["preparing", "building", "checking"] as const;

export const mostRevisions = 50;

export const revision = v.object({
  id: v.string(),
  state: v.picklist(["queued", "live", "retired", "failed"]),
  /** Empty when nothing is done for it at this moment. */
  step: v.picklist(["", ...publishSteps]),
  /** Why its publish failed; null otherwise. */
  reason: v.nullable(publishProblem),
  changed: v.array(v.string()),
  ...author,
  liveAt: v.nullable(instant),
  /** When its publish began; null once it has succeeded or another one has begun. */
  attemptedAt: v.nullable(instant),
});
export type WebsiteRevision = v.InferOutput<typeof revision>;
