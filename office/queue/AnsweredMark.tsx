import { fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { minutes } from "#domain/durations.ts";
import { firstNameOf } from "#domain/people/person-names.ts";
import { useOffice } from "../base/office-context.ts";
import { shortDurationWords } from "../parts/reply-clock.ts";
import css from "./AnsweredMark.module.css";

type Props = { lastAnswer: { by: string; at: string }; now: number };

/** "Ana answered 2 min ago", in the place of the clock. */
export function AnsweredMark({ lastAnswer: { by, at }, now }: Props) {
  const { locale } = useOffice();
  const words = deskWords[locale];
  const name = firstNameOf(by) || colleagueWords[locale].unnamed;
  const ago = now - Date.parse(at);
  return (
    <span className={css.mark}>
      {ago < minutes(1)
        ? fillIn(words.answeredNow, { name })
        : fillIn(words.answeredAgo, { name, time: shortDurationWords(ago) })}
    </span>
  );
}
