import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import type { Locale } from "#domain/locale.ts";
import css from "./AppointmentCalendar.module.css";
import type { CalendarWords } from "./calendar-props.ts";
import { keptChoice } from "./kept-choice.ts";
import type { Booked } from "./use-appointment-form.ts";

type Props = {
  locale: Locale;
  words: CalendarWords["booked"];
  booked: Booked;
  /** The dialog to close. */
  dialogId: string;
  /** When it is, in words. */
  children: ReactNode;
  onAnother: () => void;
};

/** The appointment is taken: when, and what can be done with it. */
export function BookedAppointment({ locale, words, booked, dialogId, children, onAnother }: Props) {
  const { email, manageUrl, where } = booked;
  // After a change of language the sentence is in the other one, as is the page that has it, too.
  const isOwnLanguage = manageUrl.includes("/es/") === (locale === "es");
  return (
    <div className={css.stack} data-booked>
      <div className={css.receipt}>
        {children}
        {isOwnLanguage && <p>{where}</p>}
      </div>
      <p>{fillIn(words.sent, { email })}</p>
      <ul className={css.links}>
        <li>
          {/* There it may be moved or cancelled, which is not known here. */}
          <a href={manageUrl} onClick={() => keptChoice({})}>
            {words.manage}
          </a>
        </li>
        <li>
          <a href={`${manageUrl}/appointment.ics`} type="text/calendar">
            {words.calendar}
          </a>
        </li>
      </ul>
      <div className="button-row">
        <button type="button" className="button" command="close" commandfor={dialogId}>
          {words.close}
        </button>
        <button type="button" className="button quiet" onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </div>
  );
}
