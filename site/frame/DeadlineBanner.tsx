import { localPath } from "#content/routes.ts";
import { deadlineCalendarPath, deadlineWords } from "#content/words/deadlines.ts";
import { upcomingDeadlines } from "#domain/deadlines/deadlines.ts";
import { clockChanges } from "#domain/deadlines/local-day.ts";
import type { Locale } from "#domain/locale.ts";
import type { DeadlineRule, Deadlines } from "#domain/practice/deadline-rules.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { BannerControls } from "./BannerControls.tsx";
import styles from "./DeadlineBanner.module.css";
import { DeadlineItem } from "./DeadlineItem.tsx";

type Props = { locale: Locale; practice: Practice; builtAt: Date };

/**
 * The next tax deadlines, one at a time. The soonest is drawn, and those that keep its room; the others wait in a
 * template, all with the dates of two years. The shared script shows the next by the visitor's clock. Without it the
 * soonest stays, with its date.
 */
export function DeadlineBanner({ locale, practice, builtAt }: Props) {
  const words = deadlineWords[locale];
  const { deadlines, business } = practice;
  const items = nextDates(deadlines, builtAt, business.timeZone);
  const roomKeepers = findLongest(
    items.map(({ rule }) => rule),
    locale,
  );
  type Item = (typeof items)[number];
  const isDrawn = ({ rule }: Item, place: number) => place === 0 || roomKeepers.has(rule);
  const drawItem = ({ rule, dates }: Item, place: number) => (
    <DeadlineItem
      key={rule.id}
      locale={locale}
      rule={rule}
      dates={dates}
      isCurrent={place === 0}
      keepsRoom={roomKeepers.has(rule)}
    />
  );
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
          {items.map((item, place) => isDrawn(item, place) && drawItem(item, place))}
          <li className={styles.entry} data-caught-up data-current={items.length === 0 || undefined}>
            <b>{words.allCaughtUp}</b>
            {calendarLink}
          </li>
        </ul>
        <template>{items.map((item, place) => !isDrawn(item, place) && drawItem(item, place))}</template>
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

/** The rules with the longest words: their entries keep the height that any of them may need. */
function findLongest(rules: DeadlineRule[], locale: Locale) {
  const lengths = [
    ({ label }: DeadlineRule) => label[locale].length,
    ({ ctaText }: DeadlineRule) => ctaText[locale].length,
    ({ label, ctaText }: DeadlineRule) => label[locale].length + ctaText[locale].length,
  ];
  return new Set(lengths.map((length) => rules.toSorted((a, b) => length(b) - length(a))[0]));
}
