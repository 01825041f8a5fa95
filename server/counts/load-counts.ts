import { setImmediate as nextTurn } from "node:timers/promises";
import { routes } from "#content/routes.ts";
import { addDays, dayRange, localDay } from "#domain/deadlines/local-day.ts";
import { isLocale, type Locale } from "#domain/locale.ts";
import { type Counted, type getCounts, mostSources } from "#domain/office/counts-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { countedServices } from "../people/read-lead-filter.ts";
import { countPlanSenders } from "./count-plan-senders.ts";
import { type DayRange, weeksIn } from "./count-range.ts";
import { startReplyCount } from "./count-replies.ts";
import { countAppointments, countLeads, type Scope } from "./count-week.ts";
import { countPageViews } from "./page-count-rows.ts";
import { otherHost } from "./page-view.ts";
import { mostFirst, sumBy } from "./sum-up.ts";

type Counts = OutputOf<typeof getCounts>;
type Options = { db: Db; now: Date; practice: Practice; assignee?: string | undefined };

/** Counts a range week by week: each statement is short, and the server does its other work between two. */
export async function loadCounts(range: DayRange, options: Options): Promise<Counts> {
  const { db, now, practice, assignee } = options;
  const { timeZone } = practice.business;
  const scopeOf = ({ from, to }: DayRange): Scope => ({
    ...dayRange(from, to, timeZone),
    assignee,
  });
  const weeks: Counts["weeks"] = [];
  const leads: Awaited<ReturnType<typeof countLeads>> = [];
  // Opening hours are added up from there on, and a range may begin years before the first message.
  const start = Math.max(Date.parse(scopeOf(range).from), await firstMessageAt(db, now));
  const replies = await startReplyCount(db, { from: start, now, practice });
  for (const week of weeksIn(range)) {
    const scope = scopeOf(week);
    const weekLeads = await countLeads(db, scope, now.toISOString());
    leads.push(...weekLeads);
    replies.add(weekLeads);
    const sum = weekLeads.reduce((total, { count }) => total + count, 0);
    weeks.push({ ...week, leads: sum, ...sumAppointments(await countAppointments(db, scope)) });
    await nextTurn();
  }
  const countOf = ({ count }: { count: number }) => count;
  const views = assignee === undefined ? await loadViews(range, options) : null;
  const services = countedServices(practice);
  const sources = mostFirst(sumBy(leads, ({ source }) => source, countOf));
  return {
    ...range,
    isOwn: assignee !== undefined,
    weeks,
    languages: byLanguage(sumBy(leads, ({ locale }) => locale, countOf)),
    services: mostFirst(sumBy(leads, ({ service }) => services.get(service) ?? "", countOf)),
    sources: sources.slice(0, mostSources),
    otherSources: sources.slice(mostSources).reduce((sum, { count }) => sum + count, 0),
    replies: replies.result(),
    wizard: {
      opened: views && (views.pages.find(({ id }) => id === routes.startYourBusiness)?.count ?? 0),
      ...(await countPlanSenders(db, scopeOf(range))),
    },
    views,
  };
}

async function firstMessageAt(db: Db, now: Date): Promise<number> {
  const first = await db
    .selectFrom("leads")
    .select("created_at")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return first ? Date.parse(first.created_at) : now.getTime();
}

function sumAppointments(rows: Awaited<ReturnType<typeof countAppointments>>) {
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).reduce((total, { count }) => total + count, 0);
  const isBooked = ({ status }: { status: string }) => status === "booked";
  return {
    booked: sum(() => true),
    kept: sum((row) => isBooked(row) && row.outcome === "kept"),
    noShow: sum((row) => isBooked(row) && row.outcome === "no-show"),
    cancelled: sum((row) => !isBooked(row)),
  };
}

async function loadViews(range: DayRange, { db, now, practice }: Options): Promise<Counts["views"]> {
  const today = localDay(now, practice.business.timeZone);
  const to = range.to < today ? range.to : today;
  const views = await countPageViews(db, { from: range.from, to });
  const countOf = ({ count }: { count: number }) => count;
  const sums = new Map(views.days.map(({ day, count }) => [day, count]));
  const days: { day: string; count: number }[] = [];
  for (let day = range.from; day <= to; day = addDays(day, 1)) days.push({ day, count: sums.get(day) ?? 0 });
  return {
    days,
    pages: mostFirst(sumBy(views.pages, ({ path }) => path, countOf)),
    languages: byLanguage(sumBy(views.pages, ({ locale }) => locale, countOf)),
    referrers: topReferrers(sumBy(views.referrers, ({ host }) => host, countOf)),
  };
}

/** The hosts that led to most pages; all others are one, and those that did so once: many of them are invented. */
function topReferrers(sums: ReadonlyMap<string, number>): Counted[] {
  const isNamed = ({ id, count }: Counted) => id === "" || (id !== otherHost && count > 1);
  const hosts = mostFirst(sums).filter(isNamed).slice(0, mostSources);
  const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
  const others = sumOf(sums.values()) - sumOf(hosts.map(({ count }) => count));
  return [...hosts, ...(others > 0 ? [{ id: otherHost, count: others }] : [])];
}

const byLanguage = (sums: ReadonlyMap<string, number>): { id: Locale; count: number }[] =>
  mostFirst(sums).flatMap(({ id, count }) => (isLocale(id) ? [{ id, count }] : []));
