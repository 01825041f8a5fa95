import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { minutes } from "#domain/durations.ts";
import { answeredStates } from "#domain/office/people-list-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { shortDurationWords } from "../parts/reply-clock.ts";
import { Section } from "../parts/Section.tsx";
import { useRequestNames } from "../parts/use-request-names.ts";
import { CountTable } from "./CountTable.tsx";
import type { PeopleLink } from "./count-links.ts";
import type { Counts } from "./use-counts.ts";

type Props = { counts: Counts; linkTo: PeopleLink };

/** How soon requests were answered, against what their senders were told. */
export function RepliesSection({ counts: { replies, from, to }, linkTo }: Props) {
  const { locale } = useOffice();
  const words = countsWords[locale].replies;
  const names = useRequestNames();
  const { inTime, late, open, overdue, median, ninetieth } = replies;
  const numbers = { "in-time": inTime, late, open };
  return (
    <Section heading={words.heading}>
      <p>{words.about}</p>
      <CountTable
        caption={words.heading}
        isCaptionUnseen
        all={inTime + late + open}
        rows={answeredStates.map((state) => ({
          id: state,
          name:
            state === "open" && overdue > 0
              ? `${names.answered.open} (${fillCount(words.overdue, overdue)})`
              : names.answered[state],
          count: numbers[state],
          link: linkTo({ from, to, answered: state }),
        }))}
      />
      {median === null || ninetieth === null ? (
        <p>{words.none}</p>
      ) : (
        <p>
          {fillIn(words.median, { time: shortDurationWords(minutes(median)) })}{" "}
          {fillIn(words.ninetieth, { time: shortDurationWords(minutes(ninetieth)) })}
        </p>
      )}
    </Section>
  );
}
