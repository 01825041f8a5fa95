import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./Facts.module.css";

/** Where the person came from. */
export function PersonOrigin({ person }: { person: PersonCard }) {
  const { locale } = useOffice();
  const { dayOf } = useDayWords();
  const { source } = personWords[locale];
  const { page, landingPage, referrerHost, utm } = person.source;
  const wrote = person.timeline.some((entry) => entry.type === "submission" && !entry.isByOffice);
  const facts = [
    [source.page, page],
    [source.landingPage, landingPage],
    [source.referrer, referrerHost],
    ...Object.entries(utm),
  ].filter(([, value]) => value);
  return (
    <Section heading={source.heading}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.length === 0 && <p>{wrote ? source.unknown : deskWords[locale].byHand}</p>}
      <p>
        <small>{fillIn(source.since, { date: dayOf(person.createdAt) })}</small>
      </p>
    </Section>
  );
}
