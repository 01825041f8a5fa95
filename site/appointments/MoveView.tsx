import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";
import { TimeList } from "./TimeList.tsx";

const { when, fillAttribute } = templateAttributes(appointmentFields);

type Props = { words: AppointmentWords; phone: Practice["business"]["phone"] };

/** The free times for a move. Choosing one only leads to the step that confirms it. */
export function MoveView({ words, phone }: Props) {
  const { facts, moveText, next, keepTime } = words.manage;
  return (
    <div className={styles.view} {...when("viewMove")}>
      <p>{moveText}</p>
      <AppointmentFacts rows={[{ label: facts.currentTime, value: "when" }]} />
      <form className={styles.view} method="get" {...fillAttribute("action", "showHref")}>
        <input type="hidden" name="step" value="confirm-move" />
        <TimeList words={words} phone={phone} />
        <div className="button-row">
          <button type="submit" className="button" {...when("days")}>
            {next}
          </button>
          <a className="button quiet" {...fillAttribute("href", "showHref")}>
            {keepTime}
          </a>
        </div>
      </form>
    </div>
  );
}
