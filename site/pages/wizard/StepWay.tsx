import type { ReactNode } from "react";
import styles from "./StepWay.module.css";

type Props = {
  words: { previous: string; next: string };
  toGoOn: string;
  isFirst?: boolean;
  /** Takes the place of Next in the last step. */
  submit?: ReactNode;
};

/**
 * The way on. There are two buttons for it, and the styles show the one that fits the answers: so Next is disabled
 * until its step is answered, before any script has come. It submits the form, so that a tap made that early is
 * replayed after hydration, Enter in a field does the same, and where the script never comes the server shows what
 * is still to answer.
 */
export function StepWay({ words, toGoOn, isFirst = false, submit }: Props) {
  return (
    <div className={styles.foot} data-last={submit ? "" : undefined}>
      <div className={`button-row ${styles.way}`}>
        <button type="button" className="button quiet" data-previous disabled={isFirst}>
          {words.previous}
        </button>
        <button type="button" className={`button ${styles.resting}`} disabled>
          {words.next}
        </button>
        {submit ?? (
          <button type="submit" className="button wide">
            {words.next}
          </button>
        )}
      </div>
      <p className={styles.toGoOn}>{toGoOn}</p>
    </div>
  );
}
