import { useId } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import type { OpenedSheet } from "./CalendarSheet.tsx";
import { ClosureBlock } from "./ClosureBlock.tsx";
import { clockOf, dayFacts, dayPart, longDay, shortDay } from "./calendar-days.ts";
import { EntryBlock } from "./EntryBlock.tsx";
import { OffHours } from "./OffHours.tsx";
import css from "./WeekGrid.module.css";
import { type Calendar, type HourRange, isDayOff, layOut, placeIn } from "./week-layout.ts";

type Props = {
  calendar: Calendar;
  day: Calendar["days"][number];
  range: HourRange;
  isCurrent: boolean;
  isToday: boolean;
  onOpen: (sheet: OpenedSheet) => void;
};

/** One day of the week with what is booked, closed and suspected on it. */
export function DayColumn({ calendar, day: shown, range, isCurrent, isToday, onOpen }: Props) {
  const { locale } = useOffice();
  const { day, openings } = shown;
  const words = calendarWords[locale];
  const id = useId();
  const entries = calendar.appointments.filter(({ from }) => dayPart(from) === day);
  const suspected = calendar.suspected.filter(({ from }) => dayPart(from) === day);
  const shownTimes = layOut(day, [...calendar.closures, ...entries], range);
  const isOff = isDayOff(calendar, shown);
  const isOver = day < dayPart(calendar.wallNow);
  const close = () => onOpen({ kind: "close", day });
  const now = isToday ? placeIn(day, calendar.wallNow, `${day}T23:59`, range) : undefined;
  return (
    <section
      className={css.day}
      aria-labelledby={id}
      data-current={isCurrent || undefined}
      data-today={isToday || undefined}
      data-off={isOff || undefined}
    >
      <header className={css.head}>
        <h2 id={id} aria-current={isToday ? "date" : undefined}>
          <span aria-hidden="true">{shortDay(day, locale)}</span>
          <span className="unseen">{longDay(day, locale)}</span>
        </h2>
        <small>{dayFacts(shown, entries.length, locale)}</small>
        {!isOff && !isOver && (
          <button type="button" className="link" onClick={close}>
            {words.close.short}
            <span className="unseen"> {longDay(day, locale)}</span>
          </button>
        )}
      </header>
      <div className={css.column}>
        <OffHours day={day} openings={openings} range={range} />
        {shownTimes.map(({ entry, place }) =>
          "outcome" in entry ? (
            <EntryBlock key={entry.id} entry={entry} place={place} range={range} onOpen={onOpen} />
          ) : (
            <ClosureBlock key={entry.id} closure={entry} place={place} onOpen={onOpen} />
          ),
        )}
        {suspected.map((booking) => {
          const place = placeIn(day, booking.from, `${day}T23:59`, range);
          return (
            place && (
              <button
                key={booking.leadId}
                type="button"
                className={css.suspected}
                style={{ top: `${place.top}%` }}
                onClick={() => onOpen({ kind: "suspected", id: booking.leadId })}
              >
                {words.suspected.label}
                <span className="unseen">
                  , {clockOf(booking.from, locale)}, {booking.name}
                </span>
              </button>
            )
          );
        })}
        {now && <p className={css.now} style={{ top: `${now.top}%` }} aria-hidden="true" />}
        {shownTimes.length === 0 && !isOff && (
          <p className={css.nothing}>
            {fillIn(words.nothing, { day: longDay(day, locale) })}{" "}
            {!isOver && (
              <button type="button" className="link" onClick={close}>
                {words.closeIt}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
