import * as v from "valibot";
import { dayField, desk, locale } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

export const countRanges = ["12-weeks", "12-months"] as const;
export type CountRange = (typeof countRanges)[number];
/** The longest range, in days: as long as people are kept. */
export const longestCount = 733;
/** Below so many a picture would tell more than the numbers. */
export const fewestDrawn = 10;
export const mostSources = 10;

const count = v.number();
/** How many of something there are, by its id; empty where there is none. */
const counted = v.object({ id: v.string(), count });
export type Counted = v.InferOutput<typeof counted>;

/** Counts without spam and newsletter, of the last twelve weeks unless asked otherwise; up to a minute old. */
export const getCounts = defineOperation({
  name: "get-counts",
  method: "GET",
  path: "/counts",
  ...desk,
  input: v.object({
    range: v.optional(v.picklist(countRanges)),
    /** Both or none; the last day counts. */
    from: v.optional(dayField),
    to: v.optional(dayField),
  }),
  output: v.object({
    from: dayField,
    to: dayField,
    /** True for the front desk, which sees what is assigned to them. */
    isOwn: v.boolean(),
    /** From Monday to Sunday, as far as they lie in the range. */
    weeks: v.array(
      v.object({
        from: dayField,
        to: dayField,
        leads: count,
        /** Appointments by the week of their beginning: all, and how they ended as far as it is known. */
        booked: count,
        kept: count,
        noShow: count,
        cancelled: count,
      }),
    ),
    languages: v.array(v.object({ id: locale, count })),
    /** By the ids of the catalogue, most first; empty for no service in particular. */
    services: v.array(counted),
    /** Most first; empty for those who came by themselves. */
    sources: v.array(counted),
    otherSources: count,
    replies: v.object({
      inTime: count,
      late: count,
      /** Not answered so far, and of those the ones over the promised moment. */
      open: count,
      overdue: count,
      /** In minutes of opening hours; null while nothing was answered. */
      median: v.nullable(count),
      ninetieth: v.nullable(count),
    }),
    /** How often the wizard was opened, who asked for a plan, and how far these people have come since. */
    wizard: v.object({
      /** Null, as `views`, for those who do not see the website's. */
      opened: v.nullable(count),
      asked: count,
      /** In contact or beyond; booked or client; client. */
      talking: count,
      booked: count,
      clients: count,
    }),
    views: v.nullable(
      v.object({
        days: v.array(v.object({ day: dayField, count })),
        pages: v.array(counted),
        languages: v.array(v.object({ id: locale, count })),
        /** By the host of another site that led to a page: empty for none, `other` for the rest. */
        referrers: v.array(counted),
      }),
    ),
  }),
});
