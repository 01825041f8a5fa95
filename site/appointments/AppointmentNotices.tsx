import type { AppointmentWords } from "#content/words/appointments.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { Icon } from "#ui/Icon.tsx";
import { templateAttributes } from "#ui/template-attributes.ts";
import styles from "./AppointmentNotices.module.css";

const { fill, when } = templateAttributes(appointmentFields);

/** What has just happened to the appointment, or why it did not; takes the focus, as a new page reads out no status. */
export function AppointmentNotices({ words }: { words: AppointmentWords["manage"]["notices"] }) {
  const notices = [
    { flag: "justBooked", text: words.booked },
    { flag: "justMoved", text: words.moved },
    { flag: "justCancelled", text: words.cancelled },
  ] as const;
  return (
    <>
      {notices.map(({ flag, text }) => (
        // Only a booking comes from a form, whose draft is no longer needed.
        <p
          key={flag}
          className={styles.notice}
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: what a visitor has just done is what the page is opened for
          autoFocus
          {...when(flag)}
          data-sent={flag === "justBooked" ? "appointment" : undefined}
        >
          <Icon name="check" />
          <span>{text}</span>
        </p>
      ))}
      <p
        className={`${styles.notice} ${styles.problem}`}
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus
        {...when("problem")}
      >
        <Icon name="alert" />
        <span {...fill("problem")}>…</span>
      </p>
    </>
  );
}
