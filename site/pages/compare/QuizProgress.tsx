import css from "./FilingQuiz.module.css";
import type { QuizWords } from "./quiz-props.ts";

type Props = { words: QuizWords; step: number };

/** How far a step is. Each step carries its own, so that it is right before any script has come. */
export function QuizProgress({ words: { steps }, step }: Props) {
  return (
    <p className={css.progress}>
      <span id={`quiz-progress-${step}`}>{steps[step]}</span>
      <progress max={steps.length} value={step + 1} aria-labelledby={`quiz-progress-${step}`} />
    </p>
  );
}
