import { localPath } from "#content/routes.ts";
import type { DeadlineRule } from "#domain/deadline-rules.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import styles from "./DeadlineBanner.module.css";

type Props = {
  locale: Locale;
  rule: DeadlineRule;
  /** Days like `2027-04-15`, soonest first. */
  dates: string[];
  /** The longest text for the days left, whose room is kept. */
  widest: string;
  isCurrent: boolean;
};

/** One deadline of the banner; how many days are left is filled in by the script. */
export function DeadlineItem({ locale, rule, dates, widest, isCurrent }: Props) {
  return (
    <li className={styles.entry} data-dates={dates.join(" ")} data-current={isCurrent || undefined}>
      <b>{rule.label[locale]}</b>
      <span className={styles.when}>
        <time dateTime={dates[0]}>{shortDate(dates[0] ?? "", locale)}</time>
        <span className={styles.left} data-widest={widest}>
          <span data-left />
        </span>
      </span>
      <a href={localPath(rule.link, locale)}>
        {rule.ctaText[locale]} <span aria-hidden="true">→</span>
      </a>
    </li>
  );
}

const shortDate = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(day),
  );
