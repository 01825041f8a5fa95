import type { AppointmentWords } from "#content/words/appointments.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";

const { when, fillAttribute } = templateAttributes(appointmentFields);

/** Asks once more before the appointment is cancelled. */
export function CancelView({ words }: { words: AppointmentWords["manage"] }) {
  const { facts, confirmCancelText, confirmCancel, keep } = words;
  return (
    <div className={styles.view} {...when("viewConfirmCancel")}>
      <AppointmentFacts
        rows={[
          { label: facts.when, value: "when", aside: "zoneName", isMain: true },
          { label: facts.officeWhen, optionalValue: "officeWhen" },
          { label: facts.what, value: "typeName" },
          { label: facts.tier, optionalValue: "tierName" },
        ]}
      />
      <form className={styles.next} method="post" {...fillAttribute("action", "showHref")}>
        <input type="hidden" name="action" value="cancel" />
        <p>{confirmCancelText}</p>
        <div className="button-row">
          <button type="submit" className="button">
            {confirmCancel}
          </button>
          <a className="button quiet" {...fillAttribute("href", "showHref")}>
            {keep}
          </a>
        </div>
      </form>
    </div>
  );
}
