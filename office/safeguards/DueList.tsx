import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { type getRetention, holdPerson, releasePerson } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { useNotice } from "../commands/use-notice.ts";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import css from "./Safeguards.module.css";

type Due = OutputOf<typeof getRetention>["due"];

/** Those whom the next nights delete, each with the tap that keeps them. */
export function DueList({ due, hasMore }: { due: Due; hasMore: boolean }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const notify = useNotice();
  const { act } = useToastedAction();
  const { dayOf, weekday } = useDayWords();
  const words = safeguardsWords[locale].due;
  const keep = async (id: string, name: string, day: string) => {
    const { at } = await run(holdPerson, { id, reason: fillIn(words.holdReason, { day: weekday(day) }) });
    notify({
      title: words.held.title,
      text: fillIn(words.held.text, { name }),
      undo: () => run(releasePerson, { id, at }),
    });
  };
  return (
    <Section heading={words.heading}>
      <p>{due.length === 0 ? words.empty : words.lead}</p>
      <ul className={css.list}>
        {due.flatMap(({ day, people }) =>
          people.map(({ id, name, stage, lastContactAt }) => (
            <li key={id} className={css.item}>
              <span>
                <Link to={personPath(id)}>{name || id}</Link>: {fillIn(words.on, { day: weekday(day) })}
                <br />
                <span className="soft">
                  {deskWords[locale].stages[stage]},{" "}
                  {fillIn(words.lastContact, { day: dayOf(lastContactAt) })}
                </span>
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={fillIn(words.holdLabel, { name })}
                onClick={() => act(() => keep(id, name, day), id)}
              >
                {words.hold}
              </button>
            </li>
          )),
        )}
      </ul>
      {hasMore && <p className="soft">{words.more}</p>}
    </Section>
  );
}
