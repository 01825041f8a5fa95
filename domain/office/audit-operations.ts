import * as v from "valibot";
import { dayField, id, instant, locale } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners, staffRoles } from "./roles.ts";
import { staffStates } from "./staff-operations.ts";

export const getAccessReview = defineOperation({
  name: "get-access-review",
  method: "GET",
  path: "/safeguards/access",
  ...owners,
  input: v.object({}),
  output: v.object({
    staff: v.array(
      v.object({
        id,
        name: v.string(),
        email: v.string(),
        role: v.picklist(staffRoles),
        state: v.picklist(staffStates),
        factors: v.number(),
        lastSeenAt: v.nullable(instant),
        /** Cards that were opened, by the practice's day, of the last 14. */
        views: v.array(v.object({ day: dayField, count: v.number() })),
        /** When many cards were opened or people searched out in a short time, in the last 90 days. */
        alarms: v.array(instant),
      }),
    ),
  }),
});

/** Notes that all accounts were looked at today, with names and roles as they stand, in the language of whoever looked. */
export const confirmAccessReview = defineOperation({
  name: "confirm-access-review",
  method: "POST",
  path: "/safeguards/access/confirm",
  ...owners,
  input: v.object({ locale }),
  output: v.object({ id }),
});

const filters = {
  actor: v.optional(id),
  action: v.optional(v.pipe(v.string(), v.maxLength(60))),
  from: v.optional(dayField),
  to: v.optional(dayField),
  after: v.optional(v.pipe(v.string(), v.maxLength(100))),
};

/** The log of what was done and seen, the latest first; a preparer reads their own. */
export const listAudit = defineOperation({
  name: "list-audit",
  method: "GET",
  path: "/audit",
  roles: ["owner", "preparer"],
  assurance: "aal2",
  input: v.object(filters),
  output: v.object({
    rows: v.array(
      v.object({
        id,
        at: instant,
        /** Null for the server and for a stranger; empty where the name is not known. */
        by: v.nullable(v.string()),
        action: v.string(),
        subjectKind: v.string(),
        subjectId: v.string(),
        personId: v.nullable(v.string()),
        /** Numbers like an SSN are masked; empty without a person, and when they were deleted since. */
        personName: v.string(),
        details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
        ipAddress: v.string(),
      }),
    ),
    next: v.nullable(v.string()),
  }),
});

export const exportAudit = defineOperation({
  name: "export-audit",
  method: "POST",
  path: "/audit/export",
  ...owners,
  stepUp: true,
  input: v.object(filters),
  output: v.object({ csv: v.string(), next: v.nullable(v.string()) }),
});

export const verifyAudit = defineOperation({
  name: "verify-audit",
  method: "POST",
  path: "/audit/verify",
  ...owners,
  input: v.object({}),
  output: v.object({
    rows: v.number(),
    sealedUntil: v.nullable(instant),
    /** Between which moments rows were changed, taken out or added; null when none were. */
    broken: v.nullable(v.object({ from: v.nullable(instant), to: instant })),
  }),
});
