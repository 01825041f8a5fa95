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

/** How a message that is answered by hand was: by the promised moment, after it, or not so far. */
export const answeredStates = ["in-time", "late", "open"] as const;
export type AnsweredState = (typeof answeredStates)[number];

/** What became of an appointment; `booked` is any. */
export const listedOutcomes = ["booked", "kept", "no-show", "cancelled"] as const;
export type ListedOutcome = (typeof listedOutcomes)[number];

/** Days that move with the calendar, so that a list which is kept stays right. */
export const listedPeriods = ["this-month", "last-month", "this-year", "last-year"] as const;
export type ListedPeriod = (typeof listedPeriods)[number];

/** What stands for messages about no service in particular. */
export const noService = "general";

/** Separates several stages. */
export const stageSeparator = ",";
const isStages = (text: string) => text.split(stageSeparator).every((each) => v.is(stage, each));

const filters = {
  /** A stage, or several. */
  stage: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isStages))),
  language: v.optional(locale),
  /** The kind of form of any of their messages. */
  form: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** A user's id, or `nobody`. */
  assignee: v.optional(v.union([id, v.literal("nobody")])),
  waiting: v.optional(v.picklist(["yes"])),
  /** Instead of days. */
  period: v.optional(v.picklist(listedPeriods)),
  /** The days on which the message came, or with `outcome` the appointment begins; the last one counts. */
  from: v.optional(dayField),
  to: v.optional(dayField),
  /** The id of a service of the catalogue, or `noService`. */
  service: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** As `get-counts` names it, or `noSource`. */
  source: v.optional(v.pipe(v.string(), v.maxLength(80))),
  answered: v.optional(v.picklist(answeredStates)),
  /** Of an appointment that the message booked. */
  outcome: v.optional(v.picklist(listedOutcomes)),
};

/**
 * People by their last activity, latest first, 50 at a time. With one of the filters of messages (days, service, source,
 * answered, outcome) all of them, with language and form, have to hold for one and the same message, as in the counts.
 */
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

/** The most people whom one call exports by their ids. */
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

/** The most views that each member of staff keeps. */
export const mostViews = 20;

const savedView = {
  name: v.pipe(optionalLine(40), v.nonEmpty<string, SavedViewProblem>("view-name-required")),
  filters: v.object(filters),
};
export type SavedView = { name: string; filters: v.InferInput<typeof savedView.filters> };

/** The views of the list that the caller keeps, by their names. */
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

/** Forgets a view of the caller's, if there is one of that name. */
export const deleteView = defineOperation({
  name: "delete-view",
  method: "POST",
  path: "/saved-views/delete",
  ...desk,
  input: v.object({ name: v.string() }),
  output: nothing,
});
