import { useId } from "react";
import css from "./AppointmentCalendar.module.css";
import type { AppointmentChoice } from "./calendar-props.ts";

type Props = {
  label: string;
  choices: readonly AppointmentChoice[];
  choice: AppointmentChoice | undefined;
  /** Whether the page has settled it, by the tier that is chosen there. */
  isSettled: boolean;
  onChoose: (place: number) => void;
};

/** What the appointment is about and how to meet; of several kinds the visitor chooses. */
export function TypeChoice({ label, choices, choice, isSettled, onChoose }: Props) {
  const id = useId();
  if (isSettled || choices.length === 1) {
    return (
      <p className={css.about}>
        <b>{choice?.name}</b> <span>{choice?.place}</span>
      </p>
    );
  }
  return (
    <p className={`field ${css.about}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={`${id}-place`}
        value={choice ? choices.indexOf(choice) : 0}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {choices.map(({ name }, place) => (
          <option key={name} value={place}>
            {name}
          </option>
        ))}
      </select>
      <span id={`${id}-place`} className="hint">
        {choice?.place}
      </span>
    </p>
  );
}
