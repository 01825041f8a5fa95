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
  const person = search.get("person");
  const addressOf = (week?: string, asList = isList) =>
    `?${new URLSearchParams({ ...(asList && { view: "list" }), ...(person && { person }), ...(week && { week }) })}`;
  return (
    <p className={css.weeks}>
      <IconLink icon="previous" label={words.earlier} to={addressOf(addDays(monday, -7))} />
      <Link className="button quiet" to={addressOf()}>
        {words.today}
      </Link>
      <IconLink icon="next" label={words.later} to={addressOf(addDays(monday, 7))} />
      <Link className="button quiet" to={addressOf(monday, !isList)}>
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
