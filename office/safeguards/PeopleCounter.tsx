import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { consumerLimit, consumerWarning, type getSafeguards } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import css from "./Safeguards.module.css";
import { safeguardsPaths } from "./safeguards-paths.ts";

type Props = { state: OutputOf<typeof getSafeguards> };

/** How many people are on file beside the number at which the exemptions end. */
export function PeopleCounter({ state: { people, quietPeople, closedPeople } }: Props) {
  const { locale } = useOffice();
  const words = recordsWords[locale].counter;
  const isNear = people >= consumerWarning;
  const values = { quiet: quietPeople, closed: closedPeople };
  return (
    <Section heading={words.heading}>
      <p>
        <strong className={css.figure}>{fillIn(words.count, { count: formatNumber(people, locale) })}</strong>
      </p>
      <progress
        className={css.meter}
        max={consumerLimit}
        value={Math.min(people, consumerLimit)}
        aria-label={words.heading}
      />
      {people >= consumerLimit && <p role="alert">{words.over}</p>}
      {isNear ? <p className={css.warning}>{fillIn(words.warn, values)}</p> : <p>{words.calm}</p>}
      {isNear && (
        <p>
          <Link to={safeguardsPaths.retention}>{words.shorten}</Link>
        </p>
      )}
    </Section>
  );
}
