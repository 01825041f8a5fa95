import type { AppointmentWords } from "#content/words/appointments.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";
import { FilledLink } from "./FilledLink.tsx";

/** Asks once more before the appointment is cancelled. */
export function CancelView({ words }: { words: AppointmentWords["manage"] }) {
  const { facts, confirmCancelText, confirmCancel, keep } = words;
  return (
    <div className={styles.view} data-if="viewConfirmCancel">
      <AppointmentFacts
        rows={[
          { label: facts.when, value: "when", aside: "zoneName", isMain: true },
          { label: facts.officeWhen, value: "officeWhen", isOptional: true },
          { label: facts.what, value: "typeName" },
        ]}
      />
      <form className={styles.next} method="post" data-fill-action="showHref">
        <input type="hidden" name="action" value="cancel" />
        <p>{confirmCancelText}</p>
        <div className="button-row">
          <button type="submit" className="button">
            {confirmCancel}
          </button>
          <FilledLink to="showHref" className="button quiet">
            {keep}
          </FilledLink>
        </div>
      </form>
    </div>
  );
}
