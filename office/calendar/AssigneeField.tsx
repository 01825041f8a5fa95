import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { assignAppointment } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { openPicker } from "../parts/open-picker.ts";
import { useAction } from "../parts/use-action.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useColleagues } from "./use-colleagues.ts";

type Props = { entry: CalendarEntry; onDone: (notice: Notice) => void };

/** Who takes an appointment, changed as soon as another is chosen; it overrules no colleague whose choice was not shown. */
export function AssigneeField({ entry: { id, name, assignedTo: before }, onDone }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const { colleagues } = useColleagues();
  const words = calendarWords[locale].entry;
  const { nobody } = deskWords[locale];
  const { act, problem } = useAction(
    ({ conflict }) =>
      conflict && fillIn(words.meanwhile, { name: conflict.by, value: conflict.current || nobody }),
  );
  const assign = (seen: string | null, assignedTo: string | null) =>
    run(assignAppointment, { id, seen, assignedTo });
  const choose = async (assignedTo: string | null) => {
    await assign(before, assignedTo);
    onDone({ title: fillIn(words.assigned, { name }), undo: () => assign(assignedTo, before) });
  };
  return (
    <>
      <label className="field">
        {words.assignedTo}
        <select
          value={before ?? ""}
          onKeyDown={openPicker}
          onChange={({ target }) => act(() => choose(target.value || null))}
        >
          <option value="">{nobody}</option>
          {colleagues.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </select>
      </label>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
