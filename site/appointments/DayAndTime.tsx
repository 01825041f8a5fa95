import { useEffect, useId, useRef, useState } from "react";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import { formatDay, formatMonth } from "#ui/dates/day-format.ts";
import { addMonths, type Day, type Month, monthOf } from "#ui/dates/month-grid.ts";
import { isSameClock } from "#ui/dates/wall-clock.ts";
import type { CalendarWords } from "./calendar-props.ts";
import css from "./DayAndTime.module.css";
import { MonthBar } from "./MonthBar.tsx";
import { MonthView } from "./MonthView.tsx";
import { bookableDays, type Slot } from "./slots.ts";
import { TimeChoice } from "./TimeChoice.tsx";
import { useMonthSlots } from "./use-month-slots.ts";

type Props = {
  locale: Locale;
  words: CalendarWords;
  service: string;
  zone: string;
  officeZone: string;
  horizonDays: number;
  /** Where to begin; without it this month, or the next one when this has no free day left. */
  startOn?: Day | undefined;
  onChoose: (slot: Slot) => void;
};

/** Of a dialog, whose head covers what is scrolled away; in pixels. */
const headHeight = 80;

/** A month to choose a day from, and the free times of that day. */
export function DayAndTime({ locale, words, service, zone, officeZone, startOn, onChoose, ...props }: Props) {
  const id = useId();
  const languageTag = languageTags[locale];
  const timesHeading = useRef<HTMLParagraphElement>(null);
  const [now, setNow] = useState(() => new Date());
  const bounds = bookableDays(now, zone, officeZone, props.horizonDays);
  const [lastMonth, setMonth] = useState(monthOf(startOn ?? bounds.first));
  const month = [lastMonth, monthOf(bounds.first)].sort()[1] as Month;
  const [mayMoveOn, setMayMoveOn] = useState(!startOn);
  const [current, setCurrent] = useState<Day>();
  /** An object, so that the day that is chosen already leads to its times once more. */
  const [chosen, setChosen] = useState<{ day: Day }>();
  const chosenDay = chosen?.day;
  const { days, isFailed, retry } = useMonthSlots(service, month, zone, now);
  const isLast = month >= monthOf(bounds.last);
  const isEmpty = days?.size === 0;
  const ofDay = (chosenDay && days?.get(chosenDay)) || [];
  const slots = ofDay.filter(({ start }) => Date.parse(start) > Date.now());

  useEffect(() => {
    // The tab may have been left for hours or days.
    const look = () => setNow(new Date());
    addEventListener("visibilitychange", look);
    return () => removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (!days || !mayMoveOn) return;
    setMayMoveOn(false);
    if (isEmpty && !isLast) setMonth(addMonths(month, 1));
  }, [days, mayMoveOn, isEmpty, isLast, month]);
  useEffect(() => {
    const heading = timesHeading.current;
    if (!chosen || !heading) return;
    heading.focus({ preventScroll: true });
    const distance =
      heading.getBoundingClientRect().top - (heading.closest("dialog")?.getBoundingClientRect().top ?? 0);
    // All times if there is room, else as many as fit, from their heading on.
    heading.parentElement?.scrollIntoView({ block: distance < headHeight ? "start" : "nearest" });
  }, [chosen]);

  const show = (next: string) => {
    setMayMoveOn(false);
    setChosen(undefined);
    setMonth(next);
  };
  const move = (day: Day) => {
    setCurrent(day);
    if (monthOf(day) !== month) show(monthOf(day));
  };
  // A button that goes when it is pressed passes the focus on to the month, which the days follow.
  const atMonth = (act: () => void) => () => {
    document.getElementById(id)?.focus();
    act();
  };
  const monthName = formatMonth(month, languageTag);
  const first = (slots[0] ?? days?.values().next().value?.[0])?.start;
  const isOfficeTime = !first || isSameClock(first, zone, officeZone);
  const emptyWords = fillIn(isLast ? words.emptyLast : words.emptyMonth, { month: monthName });
  const waiting = isFailed ? words.failed : words.loading;
  const toChoose = slots.length === 0 ? words.chooseDay : "";
  // One text: a translating browser puts nodes of its own in the place of texts, which React could not take away.
  const state = days ? (isEmpty ? emptyWords : toChoose) : waiting;
  return (
    <div className={css.dayAndTime}>
      <div className={css.month}>
        <MonthBar
          id={id}
          words={words}
          name={monthName}
          onPrevious={month > monthOf(bounds.first) ? () => show(addMonths(month, -1)) : undefined}
          onNext={isLast ? undefined : () => show(addMonths(month, 1))}
        />
        <MonthView
          languageTag={languageTag}
          month={month}
          bounds={bounds}
          days={days}
          chosenDay={chosenDay}
          current={current}
          words={{ today: words.today, unavailable: words.noFreeTimes }}
          isBusy={!days && !isFailed}
          labelledBy={id}
          onMove={move}
          onChoose={(day) => setChosen({ day })}
        />
        <p className={css.zone}>
          {fillIn(isOfficeTime ? words.zone : words.bothZones, {
            zone: zoneName(zone, locale),
            office: zoneName(officeZone, locale),
          })}
        </p>
      </div>
      <div className={css.side}>
        <p className={css.state} role="status">
          {state}
        </p>
        {isFailed && (
          <button type="button" className="button quiet" onClick={atMonth(retry)}>
            {words.tryAgain}
          </button>
        )}
        {isEmpty && !isLast && (
          <button type="button" className="button quiet" onClick={atMonth(() => show(addMonths(month, 1)))}>
            {words.seeNextMonth}
          </button>
        )}
        {chosenDay && slots.length > 0 && (
          <>
            <p ref={timesHeading} tabIndex={-1} className={css.chosen}>
              <b>{formatDay(chosenDay, languageTag)}</b>
              {/* Otherwise heard as one number: "30 16". */}
              <span className="unseen">, </span>
              <span>{fillCount(words.counted, slots.length)}</span>
            </p>
            <TimeChoice
              locale={locale}
              words={words}
              slots={slots}
              zone={zone}
              officeZone={officeZone}
              onChoose={onChoose}
              isOfOneDay
            />
          </>
        )}
      </div>
    </div>
  );
}
