import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { longest } from "#domain/forms/form-values.ts";
import { addClosure, removeClosure } from "#domain/office/closure-operations.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { Sheet } from "../parts/Sheet.tsx";
import css from "./CalendarSheet.module.css";
import { ClosedTimeFields } from "./ClosedTimeFields.tsx";
import { ClosedTypes } from "./ClosedTypes.tsx";
import { closedTime, longDay } from "./calendar-days.ts";
import { type ClosedTime, type ClosePreset, closedTimeOf, presetsOf, wholeDaysOf } from "./close-presets.ts";
import { InsideList } from "./InsideList.tsx";
import { SheetButtons } from "./SheetButtons.tsx";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useSheetForm } from "./use-sheet-form.ts";
import type { Calendar } from "./week-layout.ts";

type Props = { day: string; calendar: Calendar; onDone: (notice: Notice) => void; onClose: () => void };

/** Closes a time in a few words, shows what falls inside, and then what is to be done with it. */
export function CloseSheet({ day, calendar, onDone, onClose }: Props) {
  const { wallNow, isWebsiteLocked } = calendar;
  const { locale, names } = useOffice();
  const run = useCalendarCommand();
  const [preset, setPreset] = useState<ClosePreset>();
  /** "From now" is from when it was chosen: what is listed, and then left, is what that closes. */
  const [chosenAt, setChosenAt] = useState(wallNow);
  const [typed, setTyped] = useState<ClosedTime>(() => closedTimeOf("day", day, wallNow));
  const [typeIds, setTypeIds] = useState<string[] | null>(null);
  const [isClosed, setClosed] = useState(false);
  const words = calendarWords[locale].close;
  const isTyped = preset === "several" || preset === "times";
  const time = preset && (isTyped ? typed : closedTimeOf(preset, day, chosenAt));
  const form = useSheetForm(
    async (data) => {
      if (!time) return form.need(words.needed, "preset");
      const { id, inside } = await run(addClosure, {
        ...time,
        typeIds,
        note: String(data.get("note") ?? ""),
      });
      onDone({
        title: fillIn(words.done, { time: closedTime(time.from, time.to, locale, wallNow) }),
        undo: () => run(removeClosure, { id }),
        of: id,
      });
      if (inside === 0) onClose();
      else setClosed(true);
    },
    ({ code, conflict }) => {
      if (conflict) return fillIn(words.standing, { name: conflict.by });
      return code === "input-invalid" ? words.wrong : code === "role-forbidden" ? words.onlySoon : undefined;
    },
  );
  const choose = (next: ClosePreset) => {
    setPreset(next);
    // Its fields show days alone.
    if (next === "several") setTyped(wholeDaysOf(typed));
    setChosenAt(wallNow);
    form.setProblem("");
  };
  if (isClosed && time)
    return (
      <Sheet heading={words.left} onClose={onClose}>
        <InsideList time={time} typeIds={typeIds} isClosed onDone={onDone} />
        <p>
          <button type="button" className="button" onClick={onClose}>
            {words.finish}
          </button>
        </p>
      </Sheet>
    );
  return (
    <Sheet heading={fillIn(words.heading, { day: longDay(day, locale, wallNow) })} onClose={onClose}>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <fieldset name="preset" className={css.presets} aria-describedby={form.describedBy("preset")}>
          <legend>{words.legend}</legend>
          {presetsOf(day, wallNow).map((each) => (
            <label key={each} className={css.slot}>
              <input type="radio" name="preset" checked={preset === each} onChange={() => choose(each)} />
              <span>{words.presets[each]}</span>
            </label>
          ))}
        </fieldset>
        {isTyped && <ClosedTimeFields isWholeDays={preset === "several"} time={typed} onChange={setTyped} />}
        {time && <InsideList time={time} typeIds={typeIds} onDone={onDone} />}
        <ClosedTypes chosen={typeIds} onChange={setTypeIds} />
        <label className="field">
          {words.note}
          <input name="note" maxLength={longest.line} autoComplete="off" />
        </label>
        {typeIds === null && (preset === "day" || preset === "several") && !isWebsiteLocked && (
          <p>{words.published}</p>
        )}
        {names.hasCalCom && <p>{calendarWords[locale].calCom}</p>}
        <SheetButtons
          {...form}
          submit={words.submit}
          cancel={officeShellWords[locale].cancel}
          onCancel={onClose}
        />
      </form>
    </Sheet>
  );
}
