import { shortDate } from "#content/format/moments.ts";
import { localPath } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";
import type { DeadlineRule } from "#domain/practice/deadline-rules.ts";
import styles from "./DeadlineBanner.module.css";

type Props = {
  locale: Locale;
  rule: DeadlineRule;
  /** Days like `2027-04-15`, soonest first. */
  dates: string[];
  /** Not for the page's audience: comes after what is. */
  isSecond: boolean;
  isCurrent: boolean;
};

/** One deadline of the banner; its day and how many days are left are filled in by the script. */
export function DeadlineItem({ locale, rule, dates, isSecond, isCurrent }: Props) {
  const shortDates = dates.map((date) => [date, shortDate(date, locale)]);
  return (
    <li
      className={styles.entry}
      data-dates={shortDates.map((date) => date.join("=")).join(";")}
      data-current={isCurrent || undefined}
      data-second={isSecond || undefined}
    >
      <b>{rule.label[locale]}</b>
      <span className={styles.when}>
        <time dateTime={dates[0]} />
        <span className={styles.left} data-left />
      </span>
      {/* On phones the whole line is the link, and shows the label. */}
      <a href={localPath(rule.link, locale)} aria-label={`${rule.label[locale]}: ${rule.ctaText[locale]}`}>
        {rule.ctaText[locale]}
      </a>
    </li>
  );
}
