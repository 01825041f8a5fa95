import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { moveAppointment, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { AppointmentTimes } from "./AppointmentTimes.tsx";
import css from "./CalendarSheet.module.css";
import { dayPart } from "./calendar-days.ts";
import { LetterChoice } from "./LetterChoice.tsx";
import { SheetButtons } from "./SheetButtons.tsx";
import { useStart } from "./time-fields.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useSeenStart } from "./use-seen-start.ts";
import { useTimesForm } from "./use-times-form.ts";

type Props = { entry: CalendarEntry; onDone: (notice: Notice, day: string) => void; onCancel: () => void };

/** Moves an appointment to an available time, or to any other for a reason. */
export function MoveForm({ entry, onDone, onCancel }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const { wordsOf, startDay } = useStart();
  const words = calendarWords[locale];
  const { seen, say } = useSeenStart(entry, words.move.meanwhile);
  const { id, name, typeId } = entry;
  const form = useTimesForm(async ({ start, reason, data }) => {
    const letter = data.has("letter");
    const change = await run(moveAppointment, { id, start, seen, reason, letter });
    onDone(
      {
        title: fillIn(words.move.done, { name, time: wordsOf(start) }),
        text: change.hasLetter ? words.move.letter : words.move.noLetter,
        undo: () => run(undoAppointmentChange, { id, eventId: change.eventId }),
      },
      startDay(start),
    );
  }, say);
  return (
    <form className={css.form} onSubmit={form.submit} onChange={form.change} noValidate>
      <AppointmentTimes {...form.times} typeId={typeId} appointment={id} day={dayPart(entry.from)} />
      <LetterChoice entry={entry} />
      <SheetButtons
        {...form}
        submit={words.move.submit}
        cancel={officeShellWords[locale].cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
