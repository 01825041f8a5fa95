import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { AppointmentNotices } from "./AppointmentNotices.tsx";
import styles from "./AppointmentPage.module.css";
import { AppointmentView } from "./AppointmentView.tsx";
import { CancelView } from "./CancelView.tsx";
import { ConfirmMoveView } from "./ConfirmMoveView.tsx";
import { MoveView } from "./MoveView.tsx";

const { fill, when, unless } = templateAttributes(appointmentFields);

type Props = { words: AppointmentWords; practice: Practice };

/**
 * A visitor's own appointment. All views stand in the built page; the server keeps the one that was asked for and
 * fills it. It does not name who booked: the address may be passed on.
 */
export function AppointmentPage({ words, practice }: Props) {
  const { headings, notices, secret } = words.manage;
  const { phone } = practice.business;
  return (
    <section id="first-view" className={`wrap ${styles.page}`} aria-labelledby="appointment-title">
      <div className={styles.main}>
        <h1 id="appointment-title">
          <span {...fill("heading")}>{headings.show}</span>
        </h1>
        <AppointmentNotices words={notices} />
        <AppointmentView words={words} practice={practice} />
        <MoveView words={words} phone={phone} />
        <ConfirmMoveView words={words.manage} />
        <CancelView words={words.manage} />
        <p className={styles.secret} {...when("isBooked")} {...unless("isLate")}>
          {secret}
        </p>
      </div>
      <div className={styles.wall}>
        <TilePanel className={styles.tiles} columns={2} rows={3} />
      </div>
    </section>
  );
}
