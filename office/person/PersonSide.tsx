import type { PersonCard } from "#domain/office/person-card.ts";
import { AlikePeople } from "./AlikePeople.tsx";
import { AppointmentList } from "./AppointmentList.tsx";
import { PersonConsent } from "./PersonConsent.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { PersonKeeping } from "./PersonKeeping.tsx";
import { PersonOrigin } from "./PersonOrigin.tsx";
import { PersonRequests } from "./PersonRequests.tsx";
import css from "./PersonSide.module.css";
import type { PersonChange } from "./use-person-change.ts";

type Props = { person: PersonCard; changes: PersonChange; now: number; onBook: () => void };

/** What is known about a person, beside what happened. */
export function PersonSide({ person, changes, now, onBook }: Props) {
  return (
    <div className={css.side}>
      <PersonFacts person={person} changes={changes} />
      <AppointmentList person={person} now={now} onBook={onBook} />
      <AlikePeople person={person} />
      <PersonConsent person={person} changes={changes} />
      <PersonOrigin person={person} />
      <PersonKeeping person={person} />
      <PersonRequests person={person} />
    </div>
  );
}
