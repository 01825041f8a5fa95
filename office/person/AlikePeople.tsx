import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { dropOffer } from "../commands/undo.ts";
import { useUndoable } from "../commands/use-undoable.ts";
import { Section } from "../parts/Section.tsx";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import css from "./AlikePeople.module.css";

type Other = { id: string; name: string };

/** Who may be the same person and who was joined with them; both can be taken back. */
export function AlikePeople({ person: { id, alike, merged } }: { person: PersonCard }) {
  const { call, locale } = useOffice();
  const undoable = useUndoable();
  const { act, isRunning } = useToastedAction();
  const words = personWords[locale].alike;
  const offer = (done: string, { id: other, name }: Other, undo: () => Promise<unknown>) => {
    dropOffer(other);
    return undoable(fillIn(done, { name }), undo, other);
  };
  const merge = async (person: Other) => {
    const merged = await call(mergePeople, { id, other: person.id });
    await offer(words.merged, person, () => call(unmergePerson, { id: person.id, ...merged }));
  };
  const separate = async (person: Other) => {
    const ended = await call(unmergePerson, { id: person.id });
    await offer(words.separated, person, () => call(mergePeople, { id, other: person.id, ...ended }));
  };
  if (alike.length + merged.length === 0) return null;
  return (
    <Section heading={alike.length > 0 ? words.heading : words.joined}>
      <ul className={css.people}>
        {alike.map((other) => (
          <li key={other.id}>
            <p>
              <Link to={personPath(other.id)}>{other.name}</Link>
              <br />
              <small>{words.reasons[other.reason]}</small>
            </p>
            <button
              type="button"
              className="button quiet"
              aria-label={fillIn(words.mergeLabel, { name: other.name })}
              aria-disabled={isRunning}
              onClick={() => act(() => merge(other))}
            >
              {words.merge}
            </button>
          </li>
        ))}
        {merged.map((other) => (
          <li key={other.id}>
            <p>{fillIn(words.with, { name: other.name })}</p>
            <button
              type="button"
              className="button quiet"
              aria-label={fillIn(words.separateLabel, { name: other.name })}
              aria-disabled={isRunning}
              onClick={() => act(() => separate(other))}
            >
              {words.separate}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
