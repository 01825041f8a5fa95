import { useContext } from "react";
import { ProblemContext } from "#ui/form/problem-context.ts";
import css from "./FilingQuiz.module.css";
import { QuizProgress } from "./QuizProgress.tsx";
import type { QuizQuestionWords, QuizWords } from "./quiz-props.ts";
import { stepHeadingId } from "./use-quiz-steps.ts";

type Props = {
  question: QuizQuestionWords;
  step: number;
  isCurrent: boolean;
  isMissing: boolean;
  words: QuizWords;
  onChoose: () => void;
  onBack: () => void;
};

/** One question of the quiz: native radios drawn as cards, and the buttons to move on and back. */
export function QuizQuestion({ question, step, isCurrent, isMissing, words, onChoose, onBack }: Props) {
  const { problem } = useContext(ProblemContext);
  const { id, label, options } = question;
  const isRefused = problem?.fields.includes(id) ?? false;
  return (
    <section className={`${css.step} ${css.question}`} data-current={isCurrent || undefined}>
      <QuizProgress words={words} step={step} />
      <fieldset className={css.options}>
        <legend>
          <h3 id={stepHeadingId(step)} tabIndex={-1} className={css.heading}>
            {label}
          </h3>
        </legend>
        {options.map((option) => (
          <label key={option.value} className={`choice ${css.option}`}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={id}
              value={option.value}
              aria-describedby={`${id}-problem`}
              // A double click counts as one: its second click lands on the next question.
              onClick={(event) => (event.detail > 1 ? event.preventDefault() : onChoose())}
            />
            <span>{option.label}</span>
          </label>
        ))}
        <p
          className="problem"
          id={`${id}-problem`}
          data-error-for={id}
          hidden={!isRefused && !isMissing}
          suppressHydrationWarning
        >
          {isRefused ? problem?.message : isMissing ? words.answerRequired : ""}
        </p>
      </fieldset>
      <div className={css.moves}>
        {step > 0 && (
          <button type="button" className="button quiet" onClick={onBack}>
            {words.back}
          </button>
        )}
        {/* A submit button: Enter in a radio presses it, and a press before the script has come is repeated. */}
        <button type="submit" className="button">
          {words.goOn}
        </button>
      </div>
    </section>
  );
}
