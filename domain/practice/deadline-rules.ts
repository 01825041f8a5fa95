import * as v from "valibot";
import { holidaySets } from "./legal-holidays.ts";
import { both, count, httpUrl, id, isoDate, listOf, path, words } from "./practice-values.ts";

const monthDay = v.pipe(
  words,
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "needs a month and a day like 04-15"),
  v.check((text) => !/^(02-(29|3.)|(04|06|09|11)-31)$/.test(text), "names a day that not every year has"),
);

export const deadlineAudiences = ["individuals", "business"] as const;
export type DeadlineAudience = (typeof deadlineAudiences)[number];

const rule = v.strictObject({
  id,
  audience: v.picklist(deadlineAudiences, `takes ${deadlineAudiences.join(" or ")}`),
  label: both,
  about: both,
  /** A due date given by hand; `days` count from the day after it. */
  dueDate: v.optional(isoDate),
  /** The days of each year, before weekends and holidays move them. */
  days: v.pipe(
    v.array(monthDay, "needs a list of days like 04-15"),
    v.minLength(1, "needs a day like 04-15"),
  ),
  rolls: v.picklist([...holidaySets, "never"], "takes federal-tax, texas or never"),
  ctaText: both,
  link: path,
  source: httpUrl,
});

/** Dates of one rule that a disaster moved for one county, as the IRS announced it. */
const postponement = v.pipe(
  v.strictObject({
    county: words,
    rule: id,
    from: isoDate,
    to: isoDate,
    newDate: isoDate,
    sourceUrl: httpUrl,
  }),
  v.check(
    ({ from, to, newDate }) => from <= to && to <= newDate && from < newDate,
    "needs its days in their order: from, to, newDate",
  ),
);

export const deadlinesSchema = v.pipe(
  v.strictObject({
    /** The day on which rules and texts were last compared with their sources. */
    checked: isoDate,
    /** How many days ahead the banner looks; the soonest date it shows in any case. */
    bannerDays: count,
    county: words,
    postponements: v.array(postponement),
    rules: listOf(rule),
  }),
  v.check(
    ({ postponements, rules }) => postponements.every((each) => rules.some(({ id }) => id === each.rule)),
    "postpones a rule that is not in the list",
  ),
);

export type Deadlines = v.InferOutput<typeof deadlinesSchema>;
export type DeadlineRule = Deadlines["rules"][number];
