import { Link, useSearchParams } from "react-router";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { addDays } from "#ui/dates/month-grid.ts";
import { useOffice } from "../base/office-context.ts";
import { IconLink } from "../parts/IconLink.tsx";
import css from "./CalendarScreen.module.css";

type Props = { monday: string; isList: boolean };

/** The way to the weeks before and after, and between the calendar and its list. */
export function WeekButtons({ monday, isList }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale];
  const [search] = useSearchParams();
  const addressOf = (changes: Record<string, string>) => {
    const view = isList ? { view: "list" } : {};
    return `?${new URLSearchParams({ ...view, ...changes })}`;
  };
  const person = search.get("person");
  const rest: Record<string, string> = person ? { person } : {};
  return (
    <p className={css.weeks}>
      <IconLink
        icon="previous"
        label={words.earlier}
        to={addressOf({ ...rest, week: addDays(monday, -7) })}
      />
      <Link className="button quiet" to={addressOf(rest)}>
        {words.today}
      </Link>
      <IconLink icon="next" label={words.later} to={addressOf({ ...rest, week: addDays(monday, 7) })} />
      <Link
        className="button quiet"
        to={`?${new URLSearchParams({ ...rest, week: monday, ...(!isList && { view: "list" }) })}`}
      >
        {isList ? words.asGrid : words.asList}
      </Link>
      {isList && (
        <button type="button" className="button quiet" onClick={() => print()}>
          {words.print}
        </button>
      )}
    </p>
  );
}
