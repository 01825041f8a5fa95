import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { dayRange } from "#content/format/moments.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { type Notice, useNotice } from "../commands/use-notice.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { sheetOnTop, useIsOnSheet } from "../parts/use-back-closes.ts";
import { CalendarActions } from "./CalendarActions.tsx";
import { CalendarList } from "./CalendarList.tsx";
import css from "./CalendarScreen.module.css";
import { CalendarSheet, type OpenedSheet } from "./CalendarSheet.tsx";
import { dayPart, mondayOf, readDay } from "./calendar-days.ts";
import { useCalendar } from "./use-calendar.ts";
import { WayLegend } from "./WayLegend.tsx";
import { WeekButtons } from "./WeekButtons.tsx";
import { WeekGrid } from "./WeekGrid.tsx";
import { WeekStrip } from "./WeekStrip.tsx";

/** The book of the office: a day on a phone, a week on a desktop, a list on paper. */
export function CalendarScreen() {
  const { locale, names } = useOffice();
  const words = calendarWords[locale];
  const [search, setSearch] = useSearchParams();
  const [sheet, setSheet] = useState<OpenedSheet>();
  const navigate = useNavigate();
  const notify = useNotice();
  const address = readDay(search.get("day")) ?? readDay(search.get("week"));
  const query = useCalendar(address);
  const { data: calendar } = query;
  const isList = search.get("view") === "list";
  const personId = search.get("person");
  const [wentTo, setWentTo] = useState<string>();
  const isOnSheet = useIsOnSheet();
  const closeBook = () => {
    // First the step of the sheet, whose end closes it; left in the history, Back would open the booking again.
    if (sheetOnTop() !== undefined) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete("person");
    setSearch(next, { replace: true });
  };
  useEffect(() => {
    // The step of the sheet goes first: it would take the day away with it.
    if (!wentTo || isOnSheet) return;
    setWentTo(undefined);
    const next = new URLSearchParams(search);
    for (const name of ["week", "person"]) next.delete(name);
    next.set("day", wentTo);
    setSearch(next, { replace: true });
  }, [wentTo, isOnSheet, search, setSearch]);
  if (!calendar)
    return (
      <div className={css.screen}>
        <ScreenHead title={words.title} />
        <LoadState query={query} lines={8} isTall />
      </div>
    );
  const week = calendar.days.map(({ day }) => day);
  const today = dayPart(calendar.wallNow);
  const wanted = address && week.includes(address) ? address : undefined;
  // Without an address the server chooses the week; until that one is read the one before is shown.
  const shown = query.isPlaceholderData ? today : (week[0] ?? today);
  const day = wanted ?? (week.includes(today) ? today : (week[0] ?? today));
  const done = (notice: Notice, to?: string) => {
    setWentTo(to);
    const { undo } = notice;
    const undoAndReturn = async () => {
      const undone = await undo?.();
      setWentTo(address ?? day);
      return undone;
    };
    notify(to && undo ? { ...notice, undo: undoAndReturn } : notice);
  };
  return (
    <div className={css.screen} aria-busy={query.isPlaceholderData}>
      {/* Another week is heard: the link that led there keeps the focus. */}
      <ScreenHead
        title={
          <span aria-live="polite">{dayRange(week[0] ?? today, week.at(-1) ?? today, locale, today)}</span>
        }
      >
        <small className={css.zone}>{names.zone[locale]}</small>
        <div className={css.tools}>
          <WeekButtons monday={mondayOf(address ?? shown)} isList={isList} />
          <CalendarActions
            onClose={() => setSheet({ kind: "close", day })}
            onBook={() => setSheet({ kind: "book" })}
          />
        </div>
      </ScreenHead>
      {names.hasCalCom && <p className="soft">{words.calCom}</p>}
      <LoadState query={query} />
      {!isList && (
        <>
          <WeekStrip
            calendar={calendar}
            day={day}
            today={today}
            onClose={(held) => setSheet({ kind: "close", day: held })}
          />
          <WeekGrid calendar={calendar} day={day} today={today} onOpen={setSheet} />
          <WayLegend />
        </>
      )}
      <CalendarList calendar={calendar} isShown={isList} onOpen={setSheet} />
      {personId && (
        <CalendarSheet
          sheet={{ kind: "book", personId }}
          calendar={calendar}
          onDone={done}
          onClose={closeBook}
        />
      )}
      {sheet && (
        <CalendarSheet sheet={sheet} calendar={calendar} onDone={done} onClose={() => setSheet(undefined)} />
      )}
    </div>
  );
}
