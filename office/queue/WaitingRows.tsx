import { useId } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { todayWords } from "#content/words/office/today.ts";
import { firstNameOf } from "#domain/people/person-names.ts";
import { useOffice } from "../base/office-context.ts";
import { Clock } from "../parts/Clock.tsx";
import { ListHeading } from "../parts/ListHeading.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { PersonRow } from "../parts/PersonRow.tsx";
import { useMoments } from "../parts/use-moments.ts";
import { useOthersHere } from "../parts/use-others-here.ts";
import { AnsweredMark } from "./AnsweredMark.tsx";
import { useAnswered } from "./use-answered.ts";
import { useToday } from "./use-today.ts";
import css from "./WaitingRows.module.css";

type Props = {
  now: number;
  /** The person whose card stands beside the list. */
  openId?: string;
};

/** Those who wait for an answer, by the moment that they were promised. */
export function WaitingRows({ now, openId }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const id = useId();
  const list = useToday();
  const answered = useAnswered(list.waiting);
  const othersAt = useOthersHere();
  const { today, waiting } = list;
  const words = todayWords[locale];
  const lookedAt = (personId: string) => {
    const names = othersAt(personId).map(firstNameOf);
    return names.length > 0 ? fillIn(words.lookedAt, { names: names.join(", ") }) : undefined;
  };
  if (!today || !waiting) return null;
  if (waiting.length + answered.length === 0) {
    const next =
      today.appointments.find(({ startsAt }) => Date.parse(startsAt) > now)?.startsAt ??
      today.nextAppointmentAt;
    return (
      <p className={css.empty}>
        <strong>{words.answered}</strong>{" "}
        {next && <span>{fillIn(words.nextAppointment, { moment: short(next, now) })}</span>}
      </p>
    );
  }
  return (
    <section aria-labelledby={id}>
      <ListHeading id={id} as={openId ? "p" : "h2"}>
        {deskWords[locale].toAnswer}
      </ListHeading>
      <ul>
        {waiting.map((person) => (
          <li key={person.id}>
            <PersonRow
              person={person}
              isOpen={person.id === openId}
              lookedAt={lookedAt(person.id)}
              clock={person.replyBy && <Clock by={person.replyBy} now={now} />}
            />
          </li>
        ))}
        {answered.map((person) => (
          <li key={person.id}>
            <PersonRow
              person={person}
              isOpen={person.id === openId}
              lookedAt={lookedAt(person.id)}
              clock={<AnsweredMark lastAnswer={person.lastAnswer} now={now} />}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={{ ...list, hasNextPage: list.hasMoreWaiting }} />
    </section>
  );
}
