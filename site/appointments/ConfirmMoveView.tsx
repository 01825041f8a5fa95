import type { AppointmentWords } from "#content/words/appointments.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";
import { FilledLink } from "./FilledLink.tsx";

/** The old and the new time, and the button that moves the appointment. */
export function ConfirmMoveView({ words }: { words: AppointmentWords["manage"] }) {
  const { facts, confirmMoveText, confirmMove, keepTime } = words;
  return (
    <div className={styles.view} data-if="viewConfirmMove">
      <AppointmentFacts
        rows={[
          { label: facts.newTime, value: "newWhen", aside: "zoneName", isMain: true },
          { label: facts.officeWhen, value: "newOfficeWhen", isOptional: true },
          { label: facts.oldTime, value: "when" },
          { label: facts.what, value: "typeName" },
          { label: facts.where, value: "place" },
        ]}
      />
      <form className={styles.next} method="post" data-fill-action="showHref">
        <input type="hidden" name="action" value="move" />
        <input type="hidden" name="start" data-fill-value="newStart" />
        <p>{confirmMoveText}</p>
        <div className="button-row">
          <button type="submit" className="button">
            {confirmMove}
          </button>
          <FilledLink to="showHref" className="button quiet">
            {keepTime}
          </FilledLink>
        </div>
      </form>
    </div>
  );
}
