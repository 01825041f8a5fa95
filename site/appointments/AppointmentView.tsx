import { fillIn } from "#content/format/fill-in.ts";
import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { Icon } from "#ui/Icon.tsx";
import { templateAttributes } from "#ui/template-attributes.ts";
import { AppointmentFacts } from "./AppointmentFacts.tsx";
import styles from "./AppointmentView.module.css";

const { fill, when, unless, fillAttribute } = templateAttributes(appointmentFields);

type Props = { words: AppointmentWords; practice: Practice };

/** The appointment as it stands, with what can still be done about it. */
export function AppointmentView({ words: { manage, call }, practice }: Props) {
  const { facts } = manage;
  const { phone } = practice.business;
  const callButton = (look: string, condition = {}) => (
    <a className={look} href={`tel:${phone.dialed}`} {...condition}>
      <Icon name="phone" />
      {fillIn(call, { phone: phone.shown })}
    </a>
  );
  const calendarButton = (look: string) => (
    <a className={look} {...fillAttribute("href", "calendarHref")}>
      <Icon name="calendar" />
      {manage.calendar}
    </a>
  );
  const joinButton = (look: string) => (
    <a className={look} {...when("videoHref")} {...fillAttribute("href", "videoHref")}>
      {manage.join}
    </a>
  );
  const over = [
    { flag: "isCancelled", text: manage.cancelled },
    { flag: "isPast", text: manage.past },
  ] as const;
  return (
    <div className={styles.view} {...when("viewShow")}>
      <AppointmentFacts
        rows={[
          { label: facts.when, value: "when", aside: "zoneName", isMain: true },
          { label: facts.officeWhen, optionalValue: "officeWhen" },
          { label: facts.what, value: "typeName" },
          { label: facts.tier, optionalValue: "tierName" },
          { label: facts.where, value: "place" },
        ]}
      />
      <p {...when("bring")} {...fill("bring")}>
        …
      </p>
      {over.map(({ flag, text }) => (
        <div key={flag} className={styles.next} {...when(flag)}>
          <p>{text}</p>
          <div className="button-row">
            <a className="button" {...fillAttribute("href", "bookHref")}>
              <Icon name="calendar" />
              {manage.book}
            </a>
            {callButton("button quiet")}
          </div>
        </div>
      ))}
      <div className={styles.next} {...when("isLate")}>
        <p>{manage.late}</p>
        <div className="button-row">
          {joinButton("button")}
          {callButton("button", unless("videoHref"))}
          {callButton("button quiet", when("videoHref"))}
          {calendarButton("button quiet")}
        </div>
      </div>
      <div className={styles.next} {...when("isBooked")} {...unless("isLate")}>
        <div className="button-row">
          {calendarButton("button")}
          {joinButton("button quiet")}
          <a className="button quiet" {...when("moveHref")} {...fillAttribute("href", "moveHref")}>
            {manage.move}
          </a>
          <a className="button quiet" {...fillAttribute("href", "cancelHref")}>
            {manage.cancel}
          </a>
        </div>
        <p {...when("notice")} {...fill("notice")}>
          …
        </p>
      </div>
    </div>
  );
}
