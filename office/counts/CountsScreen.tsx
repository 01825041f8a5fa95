import { countsWords } from "#content/words/office/counts.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { noSource } from "#domain/forms/lead-source.ts";
import { noService } from "#domain/office/people-list-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { formatDays } from "../parts/format-days.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { Section } from "../parts/Section.tsx";
import { useMe } from "../parts/use-me.ts";
import { useRequestNames } from "../parts/use-request-names.ts";
import { AppointmentsSection } from "./AppointmentsSection.tsx";
import { CountFigures } from "./CountFigures.tsx";
import css from "./CountsScreen.module.css";
import { CountTable } from "./CountTable.tsx";
import { type PeopleLink, peopleLink } from "./count-links.ts";
import { RangeChoice } from "./RangeChoice.tsx";
import { RepliesSection } from "./RepliesSection.tsx";
import { RequestsSection } from "./RequestsSection.tsx";
import { useCounts } from "./use-counts.ts";
import { ViewsSection } from "./ViewsSection.tsx";
import { WizardSection } from "./WizardSection.tsx";

/** What came in over the website and what became of it, in numbers that open their lists. */
export function CountsScreen() {
  const { locale } = useOffice();
  const words = countsWords[locale];
  const names = useRequestNames();
  const me = useMe();
  const query = useCounts();
  const { data: counts, error, isPlaceholderData, input } = query;
  const title = officeShellWords[locale].titles.counts;
  const range = input.from ? undefined : (input.range ?? "12-weeks");
  if (!counts)
    return (
      <div className={css.screen}>
        <ScreenHead title={title} />
        {error && <RangeChoice range={range} from={input.from ?? ""} to={input.to ?? ""} />}
        <LoadState query={query} lines={8} isTall />
      </div>
    );
  const { from, to, isOwn, weeks } = counts;
  const own = isOwn && me ? { assignee: me.id } : {};
  const linkTo: PeopleLink = (filters) => peopleLink({ ...filters, ...own });
  const total = weeks.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <div className={css.screen} aria-busy={isPlaceholderData}>
      <ScreenHead title={title}>
        <p className={css.days} role="status">
          {formatDays(from, to, locale)}
        </p>
      </ScreenHead>
      <RangeChoice range={range} from={from} to={to} />
      <LoadState query={query} />
      <CountFigures counts={counts} requestsLink={linkTo({ from, to })} />
      <p>
        {words.lead} {isOwn && words.own}
      </p>
      <RequestsSection counts={counts} linkTo={linkTo} />
      <div className={css.columns}>
        <Section heading={words.services}>
          <CountTable
            caption={words.services}
            isCaptionUnseen
            all={total}
            rows={counts.services.map(({ id, count }) => ({
              id,
              count,
              name: names.service(id),
              link: linkTo({ from, to, service: id || noService }),
            }))}
          />
        </Section>
        <Section heading={words.languages}>
          <CountTable
            caption={words.languages}
            isCaptionUnseen
            all={total}
            rows={counts.languages.map(({ id, count }) => ({
              id,
              count,
              name: deskWords[locale].languages[id],
              link: linkTo({ from, to, language: id }),
            }))}
          />
        </Section>
        <Section heading={words.sources.heading}>
          <p>{words.sources.about}</p>
          <CountTable
            caption={words.sources.heading}
            isCaptionUnseen
            all={total}
            rows={[
              ...counts.sources.map(({ id, count }) => ({
                id,
                count,
                name: names.source(id),
                link: linkTo({ from, to, source: id || noSource }),
              })),
              ...(counts.otherSources > 0
                ? [{ id: "others", name: words.sources.others, count: counts.otherSources }]
                : []),
            ]}
          />
        </Section>
        <RepliesSection counts={counts} linkTo={linkTo} />
      </div>
      <WizardSection counts={counts} linkTo={linkTo} />
      <AppointmentsSection counts={counts} linkTo={linkTo} />
      {counts.views && <ViewsSection views={counts.views} />}
    </div>
  );
}
