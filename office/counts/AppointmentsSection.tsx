import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { shortDate } from "#content/format/moments.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { fewestDrawn } from "#domain/office/counts-operations.ts";
import { listedOutcomes } from "#domain/office/people-list-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { BarChart } from "./BarChart.tsx";
import { type PeopleLink, weekLink } from "./count-links.ts";
import { NumbersTable } from "./NumbersTable.tsx";
import type { Counts } from "./use-counts.ts";

/** What was booked for each week, and how it ended. */
export function AppointmentsSection({ counts, linkTo }: { counts: Counts; linkTo: PeopleLink }) {
  const { locale } = useOffice();
  const { appointments: words, ...rest } = countsWords[locale];
  const number = (count: number) => formatNumber(count, locale);
  const weeks = counts.weeks.map((week) => ({
    ...week,
    other: week.booked - week.kept - week.noShow - week.cancelled,
  }));
  const sum = (name: "booked" | "kept" | "noShow" | "cancelled" | "other") =>
    weeks.reduce((total, week) => total + week[name], 0);
  const isDrawn = sum("booked") >= fewestDrawn;
  const columns = [words.booked, words.kept, words.noShow, words.cancelled];
  return (
    <Section heading={words.heading}>
      <p>{words.about}</p>
      {isDrawn && (
        <BarChart
          title={words.heading}
          summary={fillIn(words.summary, {
            booked: number(sum("booked")),
            kept: number(sum("kept")),
            noShow: number(sum("noShow")),
            cancelled: number(sum("cancelled")),
            other: number(sum("other")),
          })}
          bars={weeks.map(({ from, kept, other, noShow, cancelled }) => ({
            id: from,
            parts: [kept, other, noShow, cancelled],
          }))}
          legend={[words.kept, words.other, words.noShow, words.cancelled]}
          ends={[shortDate(counts.from, locale), shortDate(weeks.at(-1)?.from ?? "", locale)]}
          most={number(Math.max(...weeks.map(({ booked }) => booked)))}
        />
      )}
      {!isDrawn && <p>{fillIn(rest.tooFew, { fewest: fewestDrawn })}</p>}
      <NumbersTable
        caption={words.heading}
        columns={[rest.week, ...columns]}
        isOpen={!isDrawn && sum("booked") > 0}
        rows={weeks.map(({ from, to, booked, kept, noShow, cancelled }) => ({
          id: from,
          name: <Link to={weekLink(from)}>{shortDate(from, locale)}</Link>,
          cells: [booked, kept, noShow, cancelled].map((count, place) =>
            // Whose appointments are one's own are not all one's own people: the calendar has them.
            count > 0 && !counts.isOwn ? (
              <Link key={from} to={linkTo({ from, to, outcome: listedOutcomes[place] })}>
                {number(count)}
              </Link>
            ) : (
              number(count)
            ),
          ),
        }))}
      />
    </Section>
  );
}
