import { deskWords } from "#content/words/office/desk.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Clock.module.css";
import { replyClock } from "./reply-clock.ts";
import { useMoments } from "./use-moments.ts";

/** By when somebody is to be answered, in words: red when that is over, on marigold in the last two hours. */
export function Clock({ replyBy, now }: { replyBy: string; now: number }) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { clock } = deskWords[locale];
  const { state, text } = replyClock(replyBy, now, clock, short);
  return (
    <time dateTime={replyBy} className={css[state]}>
      {state !== "late" && <span className="unseen">{clock.answerBy} </span>}
      {text}
    </time>
  );
}
