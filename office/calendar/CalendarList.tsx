import { joinFacts } from "#content/format/join-facts.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useService } from "../parts/use-service.ts";
import css from "./CalendarList.module.css";
import type { OpenedSheet } from "./CalendarSheet.tsx";
import { clockOf, closedTime, dayPart, longDay } from "./calendar-days.ts";
import type { Calendar } from "./week-layout.ts";

type Props = { calendar: Calendar; isShown: boolean; onOpen: (sheet: OpenedSheet) => void };

/** The week as a list, which is also what is printed. */
export function CalendarList({ calendar, isShown, onOpen }: Props) {
  const { locale } = useOffice();
  const service = useService();
  const { nameOf } = useColleagues();
  const words = calendarWords[locale];
  const appointments = calendar.appointments.map(
    ({ id, from, name, typeId, meeting, phone, outcome, assignedTo }) => ({
      kind: "entry" as const,
      id,
      from,
      name,
      facts: [
        service(typeId).name,
        meeting && meetingWords[locale].ways[meeting],
        // A number stays in one line.
        phone.replaceAll(" ", "\u00a0"),
        nameOf(assignedTo),
        outcome && words.outcomes[outcome],
      ],
    }),
  );
  const suspected = calendar.suspected.map(({ leadId, from, name, typeId }) => ({
    kind: "suspected" as const,
    id: leadId,
    from,
    name,
    facts: [service(typeId).name, words.suspected.label],
  }));
  const listed = [...appointments, ...suspected].toSorted((one, other) => one.from.localeCompare(other.from));
  const days = calendar.days
    .map(({ day, holiday }) => ({
      day,
      holiday,
      entries: listed.filter(({ from }) => dayPart(from) === day),
      closures: calendar.closures.filter(({ from, to }) => dayPart(from) <= day && to > `${day}T00:00`),
    }))
    .filter(({ entries, closures, holiday }) => entries.length + closures.length > 0 || holiday);
  return (
    <div className={isShown ? css.list : css.onPaper}>
      {days.length === 0 && <p>{words.emptyWeek}</p>}
      {days.map(({ day, holiday, entries, closures }) => (
        <section key={day}>
          <h2>{longDay(day, locale)}</h2>
          {holiday && <p>{holiday[locale]}</p>}
          {closures.map(({ id, from, to, note }) => (
            <p key={id}>
              <button type="button" className="link" onClick={() => onOpen({ kind: "closure", id })}>
                {`${words.closure.label}: ${closedTime(from, to, locale)}${note && `, ${note}`}`}
              </button>
            </p>
          ))}
          <ul>
            {entries.map(({ id, kind, from, name, facts }) => (
              <li key={id}>
                <strong>{clockOf(from, locale)}</strong>
                <button type="button" className="link" onClick={() => onOpen({ kind, id })}>
                  {name}
                </button>
                <span>{joinFacts(facts)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
