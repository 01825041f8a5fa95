import { deskWords } from "#content/words/office/desk.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Clock.module.css";
import { replyClock } from "./reply-clock.ts";
import { useMoments } from "./use-moments.ts";

type Props = {
  by: string;
  now: number;
  /** What is to be done by then. */
  act?: "answer" | "do";
};

/** By when somebody is to be answered, in words: red when that is over, on marigold in the last two hours. */
export function Clock({ by, now, act = "answer" }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { clock } = deskWords[locale];
  const { state, text } = replyClock(by, now, clock, short);
  return (
    <time dateTime={by} className={css[state]}>
      {state !== "late" && (
        <span className="unseen">{(state === "soon" ? clock.within : clock.by)[act]} </span>
      )}
      <span>{text}</span>
    </time>
  );
}
