import { noBreak } from "#content/format/moments.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { locales } from "#domain/locale.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { stages } from "#domain/people/people.ts";
import { useOffice } from "../base/office-context.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { Section } from "../parts/Section.tsx";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { instantOf, wallTimeOf } from "../parts/wall-time.ts";
import { ChoiceFact } from "./ChoiceFact.tsx";
import css from "./Facts.module.css";
import { TextFact } from "./TextFact.tsx";
import type { PersonChange } from "./use-person-change.ts";

type Props = { person: PersonCard; changes: PersonChange };

/** What is kept about a person; each field is changed where it stands. */
export function PersonFacts({ person, changes }: Props) {
  const { locale, names } = useOffice();
  const { momentOf } = useDayWords();
  const { choicesOver } = useColleagues();
  const words = deskWords[locale];
  const { timeZone } = names;
  // What was typed waits for a choice, also where a colleague emptied the step.
  const whenTyped = changes.unsaved.includes("nextStepAt") || changes.conflict?.field === "nextStepAt";
  const { assignedTo } = person;
  const languages = locales.map((value) => ({ value, label: words.languages[value] }));
  const whose = [
    { value: "", label: words.nobody },
    ...choicesOver(assignedTo?.id ?? null, assignedTo?.name),
  ];
  const stageChoices = stages.map((value) => ({ value, label: words.stages[value] }));
  return (
    <Section heading={personWords[locale].facts}>
      <LeaveGuard isDirty={changes.unsaved.length > 0 || changes.conflict !== undefined} />
      <dl className={css.facts}>
        <ChoiceFact field="stage" value={person.stage} choices={stageChoices} changes={changes} />
        {(person.stage === "closed" || changes.unsaved.includes("closedReason")) && (
          <TextFact field="closedReason" value={person.closedReason} changes={changes} />
        )}
        <ChoiceFact field="assignedTo" value={assignedTo?.id ?? ""} choices={whose} changes={changes} />
        <TextFact field="nextStep" value={person.nextStep} changes={changes} />
        {(person.nextStep || person.nextStepAt || whenTyped) && (
          <TextFact
            field="nextStepAt"
            type="datetime-local"
            value={person.nextStepAt}
            changes={changes}
            shown={(value) => (value ? momentOf(value) : "")}
            toInput={(value) => (value ? wallTimeOf(value, timeZone) : "")}
            fromInput={(text) => (text ? instantOf(text, timeZone) : null)}
          />
        )}
        <TextFact
          field="phone"
          type="tel"
          value={person.phoneShown}
          changes={changes}
          shown={(value) => (value ?? "").replaceAll(" ", noBreak)}
        />
        <TextFact field="email" type="email" value={person.email} changes={changes} />
        <TextFact field="name" value={person.name} changes={changes} />
        <ChoiceFact field="writes" value={person.writes} choices={languages} changes={changes} />
        <ChoiceFact field="speaks" value={person.speaks} choices={languages} changes={changes} />
      </dl>
    </Section>
  );
}
