import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden, problemSentence } from "../base/office-problem.ts";
import css from "./LoadProblem.module.css";

type Props = { error: unknown; onRetry: () => void };

/** Stands in for what could not be loaded, with the reason and another try. */
export function LoadProblem({ error, onRetry }: Props) {
  const { locale } = useOffice();
  const words = officeShellWords[locale];
  const sentence = problemSentence(error, officeProblemWords[locale]);
  // Another try would be refused too.
  if (isForbidden(error))
    return (
      <p className={css.problem} role="alert">
        {sentence}
      </p>
    );
  return (
    <div className={css.problem} role="alert">
      <p>
        <strong>{words.loadFailed}</strong> {sentence}
      </p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </div>
  );
}
