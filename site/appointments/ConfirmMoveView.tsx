import type { AppointmentWords } from "#content/words/appointments.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";

const { when, fillAttribute } = templateAttributes(appointmentFields);

/** The old and the new time, and the button that moves the appointment. */
export function ConfirmMoveView({ words }: { words: AppointmentWords["manage"] }) {
  const { facts, confirmMoveText, confirmMove, keepTime } = words;
  return (
    <div className={styles.view} {...when("viewConfirmMove")}>
      <AppointmentFacts
        rows={[
          { label: facts.newTime, optionalValue: "newWhen", aside: "zoneName", isMain: true },
          { label: facts.officeWhen, optionalValue: "newOfficeWhen" },
          { label: facts.currentTime, value: "when" },
          { label: facts.what, value: "typeName" },
          { label: facts.tier, optionalValue: "tierName" },
          { label: facts.where, value: "place" },
        ]}
      />
      <form className={styles.next} method="post" {...fillAttribute("action", "showHref")}>
        <input type="hidden" name="action" value="move" />
        <input type="hidden" name="start" {...fillAttribute("value", "newStart")} />
        <p>{confirmMoveText}</p>
        <div className="button-row">
          <button type="submit" className="button">
            {confirmMove}
          </button>
          <a className="button quiet" {...fillAttribute("href", "showHref")}>
            {keepTime}
          </a>
        </div>
      </form>
    </div>
  );
}
