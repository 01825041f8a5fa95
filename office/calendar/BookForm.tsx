import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { bookAppointment, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { AppointmentTimes } from "./AppointmentTimes.tsx";
import css from "./CalendarSheet.module.css";
import { MeetingFields } from "./MeetingFields.tsx";
import { SheetButtons } from "./SheetButtons.tsx";
import { meetingIn, useStart } from "./time-fields.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useTimesForm } from "./use-times-form.ts";

type Props = {
  person: Pick<PersonCard, "id" | "name">;
  day: string;
  onDone: (notice: Notice, day: string) => void;
  onCancel: () => void;
};

/** What is booked for a person, when and how, with the consent that they gave on the phone. */
export function BookForm({ person: { id: personId, name }, day, onDone, onCancel }: Props) {
  const { locale, names } = useOffice();
  const run = useCalendarCommand();
  const { wordsOf, startDay } = useStart();
  const [first] = names.appointmentTypes;
  const [typeId, setTypeId] = useState(first?.id ?? "");
  const words = calendarWords[locale];
  const { book } = words;
  const form = useTimesForm(async ({ start, reason, data }) => {
    if (!data.has("consent")) return form.need(book.consentNeeded, "consent");
    const wanted = { personId, typeId, start, ...meetingIn(data), reason, consent: true } as const;
    const { id, eventId, hasLetter } = await run(bookAppointment, wanted);
    onDone(
      {
        title: fillIn(book.done, { name, time: wordsOf(start) }),
        text: hasLetter ? words.move.letter : words.move.noLetter,
        undo: () => run(undoAppointmentChange, { id, eventId }),
      },
      startDay(start),
    );
  });
  return (
    <form className={css.form} onSubmit={form.submit} onChange={form.change} noValidate>
      <label className="field">
        {book.type}
        <select value={typeId} onChange={({ target }) => setTypeId(target.value)}>
          {names.appointmentTypes.map(({ id, name: typeName }) => (
            <option key={id} value={id}>
              {typeName[locale]}
            </option>
          ))}
        </select>
      </label>
      <MeetingFields typeId={typeId} form={form} />
      <AppointmentTimes {...form.times} typeId={typeId} day={day} />
      <label className={css.choice}>
        <input type="checkbox" name="consent" {...form.wrong("consent")} />
        {book.consent}
      </label>
      <SheetButtons
        {...form}
        submit={book.submit}
        cancel={officeShellWords[locale].cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
