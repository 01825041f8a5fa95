import { useId } from "react";
import { todayWords } from "#content/words/office/today.ts";
import { useOffice } from "../base/office-context.ts";
import { Clock } from "../parts/Clock.tsx";
import { ListHeading } from "../parts/ListHeading.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { PersonRow } from "../parts/PersonRow.tsx";
import { useToday } from "../queue/use-today.ts";

/** The next steps whose moment has come. */
export function DueRows({ now }: { now: number }) {
  const { locale } = useOffice();
  const id = useId();
  const list = useToday();
  if (!list.due?.length) return null;
  return (
    <section aria-labelledby={id}>
      <ListHeading id={id}>{todayWords[locale].headings.due}</ListHeading>
      <ul>
        {list.due.map(({ person, nextStep, nextStepAt }) => (
          <li key={person.id}>
            <PersonRow person={person} line={nextStep} clock={<Clock by={nextStepAt} now={now} act="do" />} />
          </li>
        ))}
      </ul>
      <MoreButton list={{ ...list, hasNextPage: list.hasMoreDue }} />
    </section>
  );
}
