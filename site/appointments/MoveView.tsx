import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";
import { FilledLink } from "./FilledLink.tsx";
import { TimeList } from "./TimeList.tsx";

type Props = { words: AppointmentWords; phone: Practice["business"]["phone"] };

/** The free times for a move. Choosing one only leads to the question whether it shall be. */
export function MoveView({ words, phone }: Props) {
  const { facts, moveText, next, keepTime } = words.manage;
  return (
    <div className={styles.view} data-if="viewMove">
      <p>{moveText}</p>
      <AppointmentFacts rows={[{ label: facts.now, value: "when" }]} />
      <form className={styles.view} method="get" data-fill-action="showHref">
        <input type="hidden" name="step" value="confirm-move" />
        <TimeList words={words} phone={phone} />
        <div className="button-row">
          <button type="submit" className="button" data-if="days">
            {next}
          </button>
          <FilledLink to="showHref" className="button quiet">
            {keepTime}
          </FilledLink>
        </div>
      </form>
    </div>
  );
}
