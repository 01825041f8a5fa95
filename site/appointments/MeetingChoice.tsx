import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import css from "./MeetingChoice.module.css";

export type WayChoice = { way: MeetingWay; label: string };
type Props = {
  formId: string;
  legend: string;
  ways: readonly WayChoice[];
  chosenWay: MeetingWay | undefined;
  onChoose: (way: MeetingWay) => void;
};

/** How to meet. A single way needs no question. */
export function MeetingChoice({ formId, legend, ways, chosenWay, onChoose }: Props) {
  if (ways.length === 1) return <input type="hidden" name="meeting" value={chosenWay} />;
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.ways}>
        {ways.map(({ way, label }) => (
          <label key={way} className={`choice ${css.way}`}>
            <input
              type="radio"
              id={`${formId}-meeting-${way}`}
              name="meeting"
              value={way}
              checked={way === chosenWay}
              onChange={() => onChoose(way)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
