import { useState } from "react";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getRetention } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { ReleaseDialog } from "../parts/ReleaseDialog.tsx";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./Safeguards.module.css";

type Held = OutputOf<typeof getRetention>["held"][number];

/** Who is kept beyond the rule, and why. */
export function HoldList({ held }: { held: readonly Held[] }) {
  const { locale } = useOffice();
  const { dayOf } = useDayWords();
  const [asked, setAsked] = useState<Held>();
  const words = safeguardsWords[locale].holds;
  const { unnamed } = colleagueWords[locale];
  return (
    <Section heading={words.heading}>
      {held.length === 0 && <p>{words.empty}</p>}
      <ul className={css.list}>
        {held.map((person) => (
          <li key={person.id} className={css.item}>
            <span>
              <Link to={personPath(person.id)}>{person.name || person.id}</Link>: {person.reason}
              <br />
              <span className="soft">
                {fillIn(words.by, { name: person.by || unnamed, day: dayOf(person.at) })}
              </span>
            </span>
            <button
              type="button"
              className="button quiet"
              aria-label={fillIn(words.releaseLabel, { name: person.name })}
              onClick={() => setAsked(person)}
            >
              {words.release}
            </button>
          </li>
        ))}
      </ul>
      {asked && <ReleaseDialog person={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}
