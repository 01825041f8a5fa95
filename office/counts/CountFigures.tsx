import { Link } from "react-router";
import { formatNumber } from "#content/format/format-number.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { minutes } from "#domain/durations.ts";
import { useOffice } from "../base/office-context.ts";
import { shortDurationWords } from "../parts/reply-clock.ts";
import css from "./CountFigures.module.css";
import { formatShare } from "./count-format.ts";
import type { Counts } from "./use-counts.ts";

type Props = { counts: Counts; requestsLink: string };

/** The four numbers at a glance. */
export function CountFigures({ counts, requestsLink }: Props) {
  const { locale } = useOffice();
  const words = countsWords[locale].figures;
  const { weeks, replies } = counts;
  const sum = (name: "leads" | "booked") => weeks.reduce((total, week) => total + week[name], 0);
  const settled = replies.inTime + replies.late + replies.overdue;
  const figures = [
    [words.answered, formatShare(replies.inTime, settled, locale) || "–"],
    [words.median, replies.median === null ? "–" : shortDurationWords(minutes(replies.median))],
    [words.booked, formatNumber(sum("booked"), locale)],
  ] as const;
  return (
    <dl className={css.figures}>
      <div>
        <dt>{words.requests}</dt>
        <dd>
          <Link to={requestsLink}>{formatNumber(sum("leads"), locale)}</Link>
        </dd>
      </div>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
