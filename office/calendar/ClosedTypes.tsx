import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./CalendarSheet.module.css";

type Props = { chosen: string[] | null; onChange: (typeIds: string[] | null) => void };

/** The types of appointment that a closure is for; all of them when none is chosen. */
export function ClosedTypes({ chosen, onChange }: Props) {
  const { locale, names } = useOffice();
  const toggle = (id: string, isChosen: boolean) => {
    const rest = (chosen ?? []).filter((each) => each !== id);
    const next = isChosen ? [...rest, id] : rest;
    onChange(next.length > 0 ? next : null);
  };
  return (
    <details className={css.types}>
      <summary>{calendarWords[locale].close.only}</summary>
      {names.appointmentTypes.map(({ id, name }) => (
        <label key={id} className={css.choice}>
          <input
            type="checkbox"
            checked={chosen?.includes(id) ?? false}
            onChange={({ target }) => toggle(id, target.checked)}
          />
          {name[locale]}
        </label>
      ))}
    </details>
  );
}
