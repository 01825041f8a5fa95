import { useId } from "react";
import css from "./AppointmentCalendar.module.css";
import type { AppointmentChoice } from "./calendar-props.ts";

type Props = {
  label: string;
  types: readonly AppointmentChoice[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** What the appointment is about and where it takes place; of several kinds the visitor chooses. */
export function TypeChoice({ label, types, chosenId, onChoose }: Props) {
  const id = useId();
  const type = types.find((each) => each.id === chosenId);
  if (types.length === 1) {
    return (
      <p className={css.about}>
        <b>{type?.name}</b> <span>{type?.place}</span>
      </p>
    );
  }
  return (
    <p className={`field ${css.about}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosenId} onChange={(event) => onChoose(event.target.value)}>
        {types.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span className="hint">{type?.place}</span>
    </p>
  );
}
