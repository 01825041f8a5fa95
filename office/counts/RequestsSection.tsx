import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { shortDate } from "#content/format/moments.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { fewestDrawn } from "#domain/office/counts-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { formatDays } from "../parts/format-days.ts";
import { Section } from "../parts/Section.tsx";
import { BarChart } from "./BarChart.tsx";
import type { PeopleLink } from "./count-links.ts";
import { NumbersTable } from "./NumbersTable.tsx";
import type { Counts } from "./use-counts.ts";

type Props = { counts: Counts; linkTo: PeopleLink };

/** The requests of each week. */
export function RequestsSection({ counts: { weeks }, linkTo }: Props) {
  const { locale } = useOffice();
  const words = countsWords[locale];
  const number = (count: number) => formatNumber(count, locale);
  const total = weeks.reduce((sum, { leads }) => sum + leads, 0);
  const busiest = weeks.toSorted((one, other) => other.leads - one.leads)[0];
  const isDrawn = total >= fewestDrawn;
  const day = (week: Counts["weeks"][number] | undefined) => shortDate(week?.from ?? "", locale);
  return (
    <Section heading={words.requests.heading}>
      {busiest && isDrawn && (
        <BarChart
          title={words.requests.heading}
          summary={fillIn(words.requests.summary, {
            total: number(total),
            weeks: weeks.length,
            average: number(total / weeks.length),
            most: number(busiest.leads),
            week: fillIn(words.weekOf, { day: day(busiest) }),
          })}
          bars={weeks.map(({ from, leads }) => ({ id: from, parts: [leads] }))}
          ends={[day(weeks[0]), day(weeks.at(-1))]}
          most={number(busiest.leads)}
        />
      )}
      {!isDrawn && <p>{fillIn(words.tooFew, { fewest: fewestDrawn })}</p>}
      <NumbersTable
        caption={words.requests.heading}
        columns={[words.week, words.requests.column]}
        isOpen={!isDrawn && total > 0}
        rows={weeks.map(({ from, to, leads }) => ({
          id: from,
          name: formatDays(from, to, locale),
          cells: [
            leads > 0 ? (
              <Link key={from} to={linkTo({ from, to })}>
                {number(leads)}
              </Link>
            ) : (
              0
            ),
          ],
        }))}
      />
    </Section>
  );
}
