import { localPath } from "#content/routes.ts";
import { deadlineCalendarPath, deadlineWords } from "#content/words/deadlines.ts";
import { clockChanges } from "#domain/deadlines/local-day.ts";
import { upcomingDeadlines } from "#domain/deadlines/upcoming-deadlines.ts";
import type { Locale } from "#domain/locale.ts";
import type { DeadlineAudience, DeadlineRule, Deadlines } from "#domain/practice/deadline-rules.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { BannerControls } from "./BannerControls.tsx";
import styles from "./DeadlineBanner.module.css";
import { DeadlineItem } from "./DeadlineItem.tsx";

type Props = { locale: Locale; practice: Practice; audience: DeadlineAudience; builtAt: Date };

/**
 * The next tax deadlines in one line, one at a time: those of the page's audience before the others. The soonest is
 * drawn, the others wait in a template, which the build moves to a file; each has its dates of two years. The shared
 * script shows the next by the visitor's clock, and its day. Where scripts are off the calendar alone is named.
 */
export function DeadlineBanner({ locale, practice, audience, builtAt }: Props) {
  const words = deadlineWords[locale];
  const { deadlines, business } = practice;
  const isSecond = ({ rule }: { rule: DeadlineRule }) => rule.audience !== audience;
  const items = nextDates(deadlines, builtAt, business.timeZone).sort(
    (a, b) => Number(isSecond(a)) - Number(isSecond(b)),
  );
  const [soonest, ...later] = items.map((item, place) => (
    <DeadlineItem
      key={item.rule.id}
      locale={locale}
      {...item}
      isSecond={isSecond(item)}
      isCurrent={place === 0}
    />
  ));
  const inTwoYears = new Date(builtAt.getTime() + 2 * 366 * 86_400_000);
  const calendarLink = (
    <a href={localPath(deadlineCalendarPath, locale)} type="text/calendar">
      {words.calendarLink}
    </a>
  );
  return (
    <section
      className={styles.banner}
      aria-label={words.heading}
      data-screen-only
      data-deadlines
      data-clock={JSON.stringify(clockChanges(business.timeZone, builtAt, inTwoYears))}
      data-days-ahead={deadlines.bannerDays}
      data-today={words.daysLeft.today}
      data-one={words.daysLeft.one}
      data-other={words.daysLeft.other}
    >
      <div className={`wrap ${styles.row}`}>
        <ul className={styles.stack}>
          {soonest}
          <li className={styles.entry} data-caught-up data-current={items.length === 0 || undefined}>
            <b>{items.length === 0 ? words.allCaughtUp : words.inCalendar}</b>
            {calendarLink}
          </li>
        </ul>
        <template data-source="">{later}</template>
        <p className={styles.calendar}>
          <Icon name="calendar" size={18} />
          {calendarLink}
        </p>
        <BannerControls words={words} />
      </div>
    </section>
  );
}

/** Each rule with its dates of the next two years, the rule that is due next first. */
function nextDates(deadlines: Deadlines, now: Date, timeZone: string) {
  const dates = new Map<DeadlineRule, string[]>();
  for (const { rule, dueDate } of upcomingDeadlines(deadlines, now, timeZone)) {
    dates.set(rule, [...(dates.get(rule) ?? []), dueDate]);
  }
  return [...dates].map(([rule, dates]) => ({ rule, dates }));
}
