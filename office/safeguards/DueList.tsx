import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { type getRetention, holdPerson } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import css from "./Safeguards.module.css";

type Due = OutputOf<typeof getRetention>["due"];

/** Those whom the next nights delete, each with the tap that keeps them. */
export function DueList({ due, hasMore }: { due: Due; hasMore: boolean }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const fail = useFailureToast();
  const { dayOf, weekday } = useDayWords();
  const words = safeguardsWords[locale].due;
  const keep = (id: string, name: string, day: string) =>
    run(holdPerson, { id, reason: fillIn(words.holdReason, { day: weekday(day) }) }, words.held, {
      name,
    }).catch(fail);
  return (
    <Section heading={words.heading}>
      {due.length === 0 && <p>{words.empty}</p>}
      {due.map(({ day, people }) => (
        <div key={day}>
          <h3>
            {fillIn(people.length === 1 ? words.one : words.many, {
              count: String(people.length),
              day: weekday(day),
            })}
          </h3>
          <ul className={css.list}>
            {people.map(({ id, name, stage, lastContactAt }) => (
              <li key={id} className={css.item}>
                <span>
                  <Link to={personPath(id)}>{name || id}</Link>{" "}
                  <span className={css.soft}>
                    {deskWords[locale].stages[stage]},{" "}
                    {fillIn(words.lastContact, { day: dayOf(lastContactAt) })}
                  </span>
                </span>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={fillIn(words.holdLabel, { name })}
                  onClick={() => void keep(id, name, day)}
                >
                  {words.hold}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasMore && <p className={css.soft}>{words.more}</p>}
    </Section>
  );
}
