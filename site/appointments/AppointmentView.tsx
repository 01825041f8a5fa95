import { fillCount, fillIn } from "#content/format/fill-in.ts";
import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";
import { FilledLink } from "./FilledLink.tsx";

type Props = { words: AppointmentWords; practice: Practice };

/** The appointment as it stands, with what can still be done about it. */
export function AppointmentView({ words: { manage, call }, practice }: Props) {
  const { facts } = manage;
  const { phone } = practice.business;
  const { noticeHours } = practice.appointments;
  const callButton = (look: string) => (
    <a className={look} href={`tel:${phone.dialed}`}>
      <Icon name="phone" />
      {fillIn(call, { phone: phone.shown })}
    </a>
  );
  const calendarButton = (look: string) => (
    <FilledLink to="calendarHref" className={look}>
      <Icon name="calendar" />
      {manage.calendar}
    </FilledLink>
  );
  const over = [
    { flag: "isCancelled", text: manage.cancelled },
    { flag: "isPast", text: manage.past },
  ];
  return (
    <div className={styles.view} data-if="viewShow">
      <AppointmentFacts
        rows={[
          { label: facts.when, value: "when", aside: "zoneName", isMain: true },
          { label: facts.officeWhen, value: "officeWhen", isOptional: true },
          { label: facts.what, value: "typeName" },
          { label: facts.where, value: "place" },
        ]}
      />
      {over.map(({ flag, text }) => (
        <div key={flag} className={styles.next} data-if={flag}>
          <p>{text}</p>
          <div className="button-row">
            <FilledLink to="bookHref" className="button">
              <Icon name="calendar" />
              {manage.book}
            </FilledLink>
            {callButton("button quiet")}
          </div>
        </div>
      ))}
      <div className={styles.next} data-if="isLate">
        <p>{manage.late}</p>
        <div className="button-row">
          {callButton("button")}
          {calendarButton("button quiet")}
        </div>
      </div>
      <div className={styles.next} data-if="isBooked" data-unless="isLate">
        <div className="button-row">
          {calendarButton("button")}
          <FilledLink to="moveHref" className="button quiet">
            {manage.move}
          </FilledLink>
          <FilledLink to="cancelHref" className="button quiet">
            {manage.cancel}
          </FilledLink>
        </div>
        <p>{noticeHours === 0 ? manage.changesUntilStart : fillCount(manage.changes, noticeHours)}</p>
      </div>
    </div>
  );
}
