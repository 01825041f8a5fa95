import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { Clock } from "../parts/Clock.tsx";
import { soon } from "../parts/reply-clock.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./ReplyAlert.module.css";

type Props = { replyBy: string; now: number; onAnswered: () => void };

/** By when the person was promised an answer, and the way to say that they have it. */
export function ReplyAlert({ replyBy, now, onAnswered }: Props) {
  const { locale } = useOffice();
  const { whole } = useMoments();
  const words = personWords[locale];
  // A moment further away would be told twice in one line.
  const isNear = Date.parse(replyBy) - now < soon;
  return (
    <div className={css.alert}>
      <p>
        {isNear && <Clock by={replyBy} now={now} />} {fillIn(words.promised, { moment: whole(replyBy) })}
      </p>
      <button type="button" className="button quiet" onClick={onAnswered}>
        {words.markAnswered}
      </button>
    </div>
  );
}
