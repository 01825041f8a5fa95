import { joinFacts } from "#content/format/join-facts.ts";
import { deskWords } from "#content/words/office/desk.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { useOffice } from "../base/office-context.ts";
import { Clock } from "../parts/Clock.tsx";
import { PersonRow } from "../parts/PersonRow.tsx";
import { useNow } from "../parts/use-now.ts";
import { SelectableRow } from "./SelectableRow.tsx";
import type { Selection } from "./use-selection.ts";

type Found = PersonSummary & { phone?: string; email?: string };
type Props = { people: readonly Found[]; selection: Selection };

/** People as rows; of those a search found, what it may have been found by. */
export function PeopleRows({ people, selection }: Props) {
  const { locale } = useOffice();
  const now = useNow();
  const { stages } = deskWords[locale];
  return (
    <ul>
      {people.map((person) => (
        <SelectableRow key={person.id} id={person.id} name={person.name} selection={selection}>
          <PersonRow
            person={person}
            line={joinFacts([person.phone, person.email]) || undefined}
            clock={person.replyBy ? <Clock by={person.replyBy} now={now} /> : stages[person.stage]}
          />
        </SelectableRow>
      ))}
    </ul>
  );
}
