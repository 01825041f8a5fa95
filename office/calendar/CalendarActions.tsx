import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { CommandButton } from "../commands/CommandButton.tsx";
import { useCommands } from "../commands/registry.ts";
import css from "./CalendarScreen.module.css";

type Props = { onClose: () => void; onBook: () => void };

/** Closes a time, and books: a new appointment begins with the person, who is found or added first. */
export function CalendarActions({ onClose, onBook }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale];
  const close = { id: "close-time", words: words.close.open, keys: "x", run: onClose };
  const book = {
    id: "new-appointment",
    words: words.newAppointment,
    keys: "n",
    run: onBook,
  };
  useCommands([close, book]);
  return (
    <p className={css.actions}>
      <CommandButton command={close} />
      <CommandButton command={book} isMain />
    </p>
  );
}
