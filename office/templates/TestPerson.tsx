import { templatesWords } from "#content/words/office/templates-screen.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { useOffice } from "../base/office-context.ts";
import { useToday } from "../queue/use-today.ts";

type Props = { person: PersonSummary | undefined; onChoose: (person: PersonSummary | undefined) => void };

/** Chooses somebody who waits for an answer, to see the templates filled; nothing of it is stored. */
export function TestPerson({ person, onChoose }: Props) {
  const { locale } = useOffice();
  const { waiting = [] } = useToday();
  const words = templatesWords[locale].test;
  // Who is chosen stays, also when somebody answers meanwhile.
  const isListed = !person || waiting.some(({ id }) => id === person.id);
  const people = isListed ? waiting : [...waiting, person];
  if (people.length === 0) return null;
  return (
    <p className="field">
      <label htmlFor="test-person">{words.label}</label>
      <select
        id="test-person"
        value={person?.id ?? ""}
        onChange={(event) => onChoose(people.find(({ id }) => id === event.target.value))}
      >
        <option value="">{words.nobody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {person && <span className="hint">{words.left}</span>}
    </p>
  );
}
