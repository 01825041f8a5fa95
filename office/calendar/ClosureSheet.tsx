import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { CalendarClosure } from "#domain/office/calendar-values.ts";
import { addClosure, removeClosure } from "#domain/office/closure-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { dropOffer } from "../commands/undo.ts";
import type { Notice } from "../commands/use-notice.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { useService } from "../parts/use-service.ts";
import css from "./CalendarSheet.module.css";
import { closedTime } from "./calendar-days.ts";
import { SheetButtons } from "./SheetButtons.tsx";
import { useStart } from "./time-fields.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useSheetForm } from "./use-sheet-form.ts";

type Props = { closure: CalendarClosure; onDone: (notice: Notice) => void; onClose: () => void };

/** A closure: when, of what and by whom; it is opened again here. */
export function ClosureSheet({ closure: { id, from, to, note, by, typeIds }, onDone, onClose }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const service = useService();
  const { today } = useStart();
  const { closure: words, close } = calendarWords[locale];
  const form = useSheetForm(
    async () => {
      await run(removeClosure, { id });
      dropOffer(id);
      onDone({
        title: words.removed,
        undo: () => run(addClosure, { from, to, typeIds, note }),
      });
      onClose();
    },
    ({ code }) => (code === "role-forbidden" ? close.onlySoon : undefined),
  );
  return (
    <Sheet heading={note ? fillIn(words.labelFor, { note }) : words.label} onClose={onClose}>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <p>
          {closedTime(from, to, locale, today)}, {fillIn(words.by, { name: by })}
        </p>
        {typeIds && (
          <p>{fillIn(words.only, { types: typeIds.map((type) => service(type).name).join(", ") })}</p>
        )}
        <SheetButtons
          {...form}
          submit={words.remove}
          cancel={officeShellWords[locale].close}
          onCancel={onClose}
        />
      </form>
    </Sheet>
  );
}
