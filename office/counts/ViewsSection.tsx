import { fillIn } from "#content/format/fill-in.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { shortDate } from "#content/format/moments.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { fewestDrawn } from "#domain/office/counts-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { useRequestNames } from "../parts/use-request-names.ts";
import { BarChart } from "./BarChart.tsx";
import { CountTable } from "./CountTable.tsx";
import { NumbersTable } from "./NumbersTable.tsx";
import type { Counts } from "./use-counts.ts";

/** The pages that are named; the rest is one line. */
const mostPages = 15;

/** How often the pages of the website were opened. */
export function ViewsSection({ views }: { views: NonNullable<Counts["views"]> }) {
  const { locale } = useOffice();
  const { views: words, ...rest } = countsWords[locale];
  const names = useRequestNames();
  const number = (count: number) => formatNumber(count, locale);
  const { days, pages } = views;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const busiest = days.toSorted((one, other) => other.count - one.count)[0];
  const isDrawn = total >= fewestDrawn;
  const others = pages.slice(mostPages).reduce((sum, { count }) => sum + count, 0);
  const day = (text: string | undefined) => shortDate(text ?? "", locale);
  return (
    <Section heading={words.heading}>
      <p>{words.about}</p>
      {busiest && isDrawn && (
        <BarChart
          title={words.heading}
          summary={fillIn(words.summary, {
            total: number(total),
            average: number(total / days.length),
            most: number(busiest.count),
            day: day(busiest.day),
          })}
          bars={days.map(({ day: id, count }) => ({ id, parts: [count] }))}
          ends={[day(days[0]?.day), day(days.at(-1)?.day)]}
          most={number(busiest.count)}
        />
      )}
      {!isDrawn && <p>{fillIn(rest.tooFew, { fewest: fewestDrawn })}</p>}
      <NumbersTable
        caption={words.heading}
        columns={[rest.day, words.column]}
        isOpen={false}
        rows={days.map(({ day: id, count }) => ({ id, name: day(id), cells: [number(count)] }))}
      />
      {total > 0 && (
        <>
          <CountTable
            caption={words.pages}
            all={total}
            rows={[
              ...pages.slice(0, mostPages).map(({ id, count }) => ({
                id,
                count,
                page: id,
                name: id === "/" ? words.home : id,
              })),
              ...(others > 0 ? [{ id: "others", name: words.others, count: others }] : []),
            ]}
          />
          {views.referrers.length > 0 && (
            <CountTable
              caption={words.referrers}
              all={views.referrers.reduce((sum, { count }) => sum + count, 0)}
              rows={views.referrers.map(({ id, count }) => ({
                id,
                count,
                name: id === "other" ? rest.sources.others : names.source(id),
              }))}
            />
          )}
          <CountTable
            caption={rest.languages}
            all={total}
            rows={views.languages.map(({ id, count }) => ({
              id,
              count,
              name: deskWords[locale].languages[id],
            }))}
          />
        </>
      )}
    </Section>
  );
}
