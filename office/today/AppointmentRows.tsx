import { useId } from "react";
import { Link } from "react-router";
import { meetingWords } from "#content/words/meetings.ts";
import { todayWords } from "#content/words/office/today.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { ListHeading } from "../parts/ListHeading.tsx";
import { useMoments } from "../parts/use-moments.ts";
import type { Today } from "../queue/use-today.ts";
import css from "./AppointmentRows.module.css";

/** Who comes or is called today, by the time. */
export function AppointmentRows({ appointments }: { appointments: Today["appointments"] }) {
  const { locale } = useOffice();
  const { clock } = useMoments();
  const id = useId();
  const words = todayWords[locale];
  const minutesOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;
  return (
    <section aria-labelledby={id}>
      <ListHeading id={id}>{words.headings.appointments}</ListHeading>
      {appointments.length === 0 && <p className={css.none}>{words.noAppointments}</p>}
      <ul className={css.appointments}>
        {appointments.map(({ id: key, personId, name, startsAt, endsAt, meeting, outcome }) => (
          <li key={key}>
            <strong>{clock(startsAt)}</strong>
            <p>
              {personId ? (
                <Link to={personPath(personId)} data-list-row>
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <small>
                {[
                  meeting && meetingWords[locale].ways[meeting],
                  `${minutesOf(startsAt, endsAt)} min`,
                  outcome && words.outcomes[outcome],
                ]
                  .filter(Boolean)
                  .join(", ")}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
