import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { cancelAppointment, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import css from "./CalendarSheet.module.css";
import { LetterChoice } from "./LetterChoice.tsx";
import { SheetButtons } from "./SheetButtons.tsx";
import { useStart } from "./time-fields.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useSeenStart } from "./use-seen-start.ts";
import { useSheetForm } from "./use-sheet-form.ts";

type Props = {
  entry: CalendarEntry;
  hasBegun?: boolean;
  onDone: (notice: Notice) => void;
  onCancel: () => void;
};

/** Cancels an appointment, with or without a letter; who may have been there is written to only if that is asked for. */
export function CancelForm({ entry, hasBegun = false, onDone, onCancel }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const { wordsOf } = useStart();
  const words = calendarWords[locale];
  const { id, name, from } = entry;
  const { seen, say } = useSeenStart(entry, words.cancel.meanwhile);
  const form = useSheetForm(async (data) => {
    const change = await run(cancelAppointment, { id, seen, letter: data.has("letter") });
    onDone({
      title: fillIn(words.cancel.done, { name }),
      text: change.hasLetter ? words.move.letter : words.move.noLetter,
      undo: () => run(undoAppointmentChange, { id, eventId: change.eventId }),
    });
  }, say);
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <p>{wordsOf(from)}</p>
      <LetterChoice entry={entry} isChosen={!hasBegun} />
      <SheetButtons {...form} submit={words.cancel.submit} cancel={words.cancel.keep} onCancel={onCancel} />
    </form>
  );
}
