import { ICalCalendar, ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { fillIn } from "#content/format/fill-in.ts";
import { localPath } from "#content/routes.ts";
import { deadlineCalendarPath, deadlineWords } from "#content/words/deadlines.ts";
import { type Deadline, upcomingDeadlines } from "#domain/deadlines/upcoming-deadlines.ts";
import { days } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { calendarText } from "../appointments/appointment-calendar.ts";

type Options = { practice: Practice; siteUrl: string; locale: Locale; now: Date };

/** The deadlines of the next two years as an iCalendar file (RFC 5545) of all-day events in one language. */
export function deadlineCalendar({ practice, siteUrl, locale, now }: Options): string {
  const { business, deadlines } = practice;
  const words = deadlineWords[locale].calendar;
  const calendar = new ICalCalendar({
    name: fillIn(words.name, { practice: business.name }),
    description: words.description,
    prodId: { company: business.name, product: business.websiteId, language: locale.toUpperCase() },
    url: siteUrl + localPath(deadlineCalendarPath, locale),
    ttl: days(1) / 1000,
  });
  for (const deadline of upcomingDeadlines(deadlines, now, business.timeZone)) {
    const { rule } = deadline;
    const link = siteUrl + localPath(rule.link, locale);
    calendar.createEvent({
      id: `${deadline.key}@${business.websiteId}`,
      stamp: enteredAt(deadline),
      start: Temporal.PlainDate.from(deadline.dueDate),
      allDay: true,
      summary: rule.label[locale],
      description: [
        rule.about[locale],
        `${rule.ctaText[locale]}: ${link}`,
        `${words.source} ${rule.source}`,
      ].join("\n"),
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendarText(calendar);
}

// DTSTAMP is the day on which the date entered the feed, two years ahead, so that the file and its ETag stay the same.
const enteredAt = ({ dueDate }: Deadline) =>
  new Date(Temporal.PlainDate.from(dueDate).subtract({ years: 2 }).toString());
