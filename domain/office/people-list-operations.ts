import * as v from "valibot";
import { optionalLine } from "../forms/form-values.ts";
import {
  cursor,
  dayField,
  desk,
  id,
  locale,
  nextCursor,
  nothing,
  personSummary,
  stage,
} from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

export const answeredStates = ["in-time", "late", "open"] as const;
export type AnsweredState = (typeof answeredStates)[number];

/** What became of an appointment; `booked` is any. */
export const listedOutcomes = ["booked", "kept", "no-show", "cancelled"] as const;
export type ListedOutcome = (typeof listedOutcomes)[number];

/** Days that move with the calendar, so that a list which is kept stays right. */
export const listedPeriods = ["this-month", "last-month", "this-year", "last-year"] as const;
export type ListedPeriod = (typeof listedPeriods)[number];

export const noService = "general";

export const stageSeparator = ",";
const isStages = (text: string) => text.split(stageSeparator).every((each) => v.is(stage, each));

const filters = {
  stage: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isStages))),
  language: v.optional(locale),
  form: v.optional(v.pipe(v.string(), v.maxLength(40))),
  assignee: v.optional(v.union([id, v.literal("nobody")])),
  waiting: v.optional(v.picklist(["yes"])),
  period: v.optional(v.picklist(listedPeriods)),
  /** The days, the last included, of the message, or with `outcome` of the appointment; instead of a period. */
  from: v.optional(dayField),
  to: v.optional(dayField),
  /** The id of a service of the catalogue, or `noService`. */
  service: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** As `get-counts` names it, or `noSource`. */
  source: v.optional(v.pipe(v.string(), v.maxLength(80))),
  answered: v.optional(v.picklist(answeredStates)),
  outcome: v.optional(v.picklist(listedOutcomes)),
};

/** Lists people by last activity. All filters of messages have to hold for one message, as in the counts. */
export const listPeople = defineOperation({
  name: "list-people",
  method: "GET",
  path: "/people",
  ...desk,
  input: v.object({ after: cursor, ...filters }),
  output: v.object({ people: v.array(personSummary), next: nextCursor }),
});

/** Where the latest messages came from, most first: what `source` can be, by which most are found. */
export const listSources = defineOperation({
  name: "list-sources",
  method: "GET",
  path: "/sources",
  ...desk,
  input: v.object({}),
  output: v.object({ sources: v.array(v.string()) }),
});

export const mostExported = 1000;

/** All people of the list as a CSV file, or some of them; without a word of what they wrote. */
export const exportPeople = defineOperation({
  name: "export-people",
  method: "POST",
  path: "/people/export",
  ...owners,
  stepUp: true,
  input: v.object({
    ...filters,
    ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(mostExported))),
  }),
  output: v.object({ csv: v.string(), rows: v.number() }),
});

export type SavedViewProblem = "view-name-required" | "too-many-views";

export const mostViews = 20;

const savedView = {
  name: v.pipe(optionalLine(40), v.nonEmpty<string, SavedViewProblem>("view-name-required")),
  filters: v.object(filters),
};
export type SavedView = { name: string; filters: v.InferInput<typeof savedView.filters> };

export const listSavedViews = defineOperation({
  name: "list-saved-views",
  method: "GET",
  path: "/saved-views",
  ...desk,
  input: v.object({}),
  output: v.object({ views: v.array(v.object(savedView)) }),
});

/** Keeps filters under a name for the caller; they take the place of those that have it. */
export const saveView = defineOperation({
  name: "save-view",
  method: "POST",
  path: "/saved-views",
  ...desk,
  input: v.object(savedView),
  output: nothing,
});

export const deleteView = defineOperation({
  name: "delete-view",
  method: "POST",
  path: "/saved-views/delete",
  ...desk,
  input: v.object({ name: v.string() }),
  output: nothing,
});
