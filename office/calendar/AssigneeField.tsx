import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { assignAppointment } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { openPicker } from "../parts/open-picker.ts";
import { useAction } from "../parts/use-action.ts";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";

type Props = { entry: CalendarEntry; onDone: (notice: Notice) => void };

/** Who takes an appointment, changed as soon as another is chosen. */
export function AssigneeField({ entry: { id, name, assignedTo }, onDone }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const { colleagues, nameOf, choicesOver } = useColleagues();
  // What comes meanwhile does not count as read: on a phone the list of colleagues lies over it.
  const [seen, setSeen] = useState(assignedTo);
  const words = calendarWords[locale].entry;
  const { nobody } = deskWords[locale];
  const { act, problem } = useAction(({ conflict }) => {
    if (!conflict) return undefined;
    // Who chooses again has read it.
    setSeen(conflict.current || null);
    return fillIn(words.meanwhile, { name: conflict.by, value: nameOf(conflict.current) || nobody });
  });
  const assign = async (from: string | null, to: string | null) => {
    await run(assignAppointment, { id, seen: from, assignedTo: to });
    setSeen(to);
  };
  const choose = async (chosen: string | null) => {
    await assign(seen, chosen);
    // Who left is given nothing, not by an undo either.
    const isGone = seen !== null && !colleagues.some(({ value }) => value === seen);
    const undo = isGone ? {} : { undo: () => assign(chosen, seen) };
    onDone({ title: fillIn(words.assigned, { name }), ...undo });
  };
  return (
    <>
      <label className="field">
        {words.assignedTo}
        <select
          value={assignedTo ?? ""}
          onKeyDown={openPicker}
          onChange={({ target }) => act(() => choose(target.value || null))}
        >
          <option value="">{nobody}</option>
          {choicesOver(assignedTo).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
