import { joinFacts } from "#content/format/join-facts.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useService } from "../parts/use-service.ts";
import type { OpenedSheet } from "./CalendarSheet.tsx";
import { clockOf, dayPart, minutesIn } from "./calendar-days.ts";
import wayCss from "./WayLegend.module.css";
import css from "./WeekGrid.module.css";
import { boxOf, type HourRange, type Place } from "./week-layout.ts";

type Props = {
  entry: CalendarEntry;
  place: Place;
  range: HourRange;
  onOpen: (sheet: OpenedSheet) => void;
};

/** An appointment in a day's column, with the time for travel around it. */
export function EntryBlock({ entry, place, range, onOpen }: Props) {
  const { locale } = useOffice();
  const service = useService();
  const { nameOf } = useColleagues();
  const words = calendarWords[locale];
  const { name, from, typeId, meeting, writes, before, after, outcome } = entry;
  const percent = (minutes: number) => (minutes / ((range.end - range.first) * 60)) * 100;
  const travel = (top: number, minutes: number) =>
    minutes > 0 && (
      <span className={css.travel} style={boxOf({ ...place, top, height: percent(minutes) })}>
        {words.travel}
      </span>
    );
  // One line is all that has room.
  const isShort = minutesIn(dayPart(from), entry.to) - minutesIn(dayPart(from), from) < 45;
  const facts = [
    service(typeId).name,
    meeting && meetingWords[locale].ways[meeting],
    writes.toUpperCase(),
    nameOf(entry.assignedTo),
    outcome && words.outcomes[outcome],
  ];
  return (
    <>
      {travel(place.top - percent(before), before)}
      <button
        type="button"
        className={`${css.entry} ${wayCss.way}`}
        data-way={meeting ?? undefined}
        data-outcome={outcome ?? undefined}
        style={boxOf(place)}
        onClick={() => onOpen({ kind: "entry", id: entry.id })}
      >
        <span>
          <span className={css.time}>{clockOf(from, locale)} </span>
          <strong>{name}</strong>
        </span>
        <small className={isShort ? "unseen" : undefined}>{joinFacts(facts)}</small>
      </button>
      {travel(place.top + place.height, after)}
    </>
  );
}
