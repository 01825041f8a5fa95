import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { useOffice } from "../base/office-context.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./AnswerProblem.module.css";
import type { Answering } from "./use-answering.ts";

/** What hinders an answer: a problem, or the answer of somebody else, which is read before a second one is sent. */
export function AnswerProblem({ answering }: { answering: Answering }) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const words = answerWords[locale].meanwhile;
  const { problem, meanwhile, isSending, sendAnyway, drop } = answering;
  return (
    <div role="alert" className={css.place}>
      {problem && <p className="problem">{problem}</p>}
      {meanwhile && (
        <div className={css.meanwhile}>
          <p>
            <strong>{fillIn(words.text, { name: meanwhile.by, time: short(meanwhile.at) })}</strong>
          </p>
          {meanwhile.current && <blockquote>{meanwhile.current}</blockquote>}
          <p className="button-row">
            <button type="button" className="button" aria-disabled={isSending} onClick={sendAnyway}>
              {words.anyway}
            </button>
            <button type="button" className="button quiet" onClick={drop}>
              {words.drop}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
