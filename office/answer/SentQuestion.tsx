import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { AnswerProblem } from "./AnswerProblem.tsx";
import css from "./SentQuestion.module.css";
import { useAnswering } from "./use-answering.ts";
import { useLogTouch } from "./use-log-touch.ts";
import type { SentQuestionState } from "./use-sent-question.ts";

type Props = {
  person: PersonCard;
  question: Pick<SentQuestionState, "text" | "seen" | "saved">;
  onDone: (isSent: boolean) => void;
};

/** Asks whoever comes back from WhatsApp whether the message went out: nobody else can know. */
export function SentQuestion({ person, question, onDone }: Props) {
  const { locale } = useOffice();
  const words = answerWords[locale].sent;
  const logTouch = useLogTouch(person);
  const answering = useAnswering(async (anyway) => {
    await question.saved();
    await logTouch({ kind: "whatsapp", body: question.text, seen: question.seen }, anyway);
    onDone(true);
  });
  return (
    <section className={css.question} aria-label={words.question}>
      <p>
        <strong>{words.question}</strong>
      </p>
      <p className="button-row">
        <button type="button" className="button" aria-disabled={answering.isSending} onClick={answering.send}>
          {words.yes}
        </button>
        <button type="button" className="button quiet" onClick={() => onDone(false)}>
          {words.no}
        </button>
      </p>
      <AnswerProblem answering={answering} />
    </section>
  );
}
