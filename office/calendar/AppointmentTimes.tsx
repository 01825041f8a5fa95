import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { clockWords } from "#content/format/moments.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { longest } from "#domain/forms/form-values.ts";
import { listFreeTimes } from "#domain/office/calendar-operations.ts";
import { addDays } from "#ui/dates/month-grid.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import css from "./CalendarSheet.module.css";
import { clockPart, dayPart, longDay } from "./calendar-days.ts";
import type { useSheetForm } from "./use-sheet-form.ts";

type Props = {
  typeId: string;
  /** The appointment that is to be changed, and the words for its own time. */
  appointment?: string;
  sameTime?: string;
  /** The day that any other time begins with. */
  day: string;
  /** A time that somebody else took: the nearest ones are shown instead. */
  lostStart: string;
  /** The chosen time is gone from the times that were read again. */
  onLost: (start: string) => void;
  form: Pick<ReturnType<typeof useSheetForm>, "describedBy" | "wrong">;
};

/** The available times of two weeks, day by day, and any other time of the office's clock. */
export function AppointmentTimes(props: Props) {
  const { typeId, appointment, sameTime, day, lostStart, onLost, form } = props;
  const { call, locale } = useOffice();
  const [later, setLater] = useState<{ from: string; lostStart: string }>();
  // The later days are left when another time is lost.
  const from = later?.lostStart === lostStart ? later.from : undefined;
  const [isAny, setAny] = useState(false);
  const words = calendarWords[locale].times;
  const id = useId();
  const firstDay = useRef<HTMLHeadingElement>(null);
  const shownFrom = useRef(from);
  const chosen = useRef<{ start: string; list: string }>(undefined);
  const query = queryOf(call, listFreeTimes, {
    typeId,
    ...(appointment && { appointment }),
    ...(from ? { from } : lostStart && { near: lostStart }),
  });
  const choose = (isOther: boolean, slot?: { start: string; list: string }) => {
    chosen.current = slot;
    setAny(isOther);
  };
  const list = JSON.stringify(query.queryKey);
  const { data, error, refetch } = useQuery(query);
  const days = Map.groupBy(data?.slots ?? [], (slot) => dayPart(slot.from));
  const [firstSlot, lastSlot] = [data?.slots[0], data?.slots.at(-1)];
  useEffect(() => {
    // The button that asked for them went with the times before.
    if (data && shownFrom.current !== from) firstDay.current?.focus();
    if (data) shownFrom.current = from;
  }, [data, from]);
  useEffect(() => {
    if (!data || chosen.current?.list !== list) return;
    const { start } = chosen.current;
    if (data.slots.some((slot) => slot.start === start)) return;
    chosen.current = undefined;
    onLost(start);
  }, [data, list, onLost]);
  return (
    <fieldset name="start" className={css.times} aria-describedby={form.describedBy("start")}>
      <legend>{words.legend}</legend>
      {sameTime && (
        <label className={css.choice}>
          <input type="radio" name="slot" value="" defaultChecked onChange={() => choose(false)} />
          {sameTime}
        </label>
      )}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {/* As high as the times: what stands below does not move away from a finger. */}
      {!data && !error && <Skeleton lines={10} />}
      {data?.slots.length === 0 && <p>{words.none}</p>}
      <div className={css.slots}>
        {[...days].map(([each, slots], place) => (
          <fieldset key={each} aria-labelledby={`${id}-${each}`}>
            <h3 id={`${id}-${each}`} ref={place === 0 ? firstDay : undefined} tabIndex={-1}>
              {longDay(each, locale)}
            </h3>
            <p>
              {slots.map(({ start, from: at }) => (
                <label key={start} className={css.slot}>
                  <input
                    type="radio"
                    name="slot"
                    value={start}
                    onChange={() => choose(false, { start, list })}
                  />
                  <span>{clockWords(clockPart(at), locale)}</span>
                </label>
              ))}
            </p>
          </fieldset>
        ))}
        {firstSlot && lastSlot && (
          <button
            type="button"
            className="link"
            onClick={() => {
              // Of the nearest ones, the first day has more.
              const isNearest = lostStart && !from;
              const next = isNearest ? dayPart(firstSlot.from) : addDays(dayPart(lastSlot.from), 1);
              setLater({ from: next, lostStart });
            }}
          >
            {words.more}
          </button>
        )}
      </div>
      <label className={css.choice}>
        <input type="radio" name="slot" value="any" onChange={() => choose(true)} />
        {words.any}
      </label>
      {isAny && (
        <div className={css.pair}>
          <label className="field">
            {words.day}
            <input type="date" name="day" defaultValue={day} {...form.wrong("start")} />
          </label>
          <label className="field">
            {words.time}
            <input type="time" name="time" step={900} {...form.wrong("start")} />
          </label>
          <label className="field" htmlFor={id}>
            {words.reason}
            <input id={id} name="reason" maxLength={longest.line} {...form.wrong("reason")} />
          </label>
        </div>
      )}
    </fieldset>
  );
}
