import { useContext } from "react";
import { ProblemContext } from "#ui/form/problem-context.ts";

type Props = { name: string; label: string; formId: string; type?: "date" | "datetime-local" };

/** A day, or a day and its time, that has to be chosen, with its error. */
export function DateField({ name, label, formId, type = "date" }: Props) {
  const { problem } = useContext(ProblemContext);
  const isFaulty = problem?.fields.includes(name) ?? false;
  const id = `${formId}-${name}`;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required
        aria-invalid={isFaulty || undefined}
        aria-describedby={`${id}-error`}
      />
      <span className="problem" id={`${id}-error`} data-error-for={name} hidden={!isFaulty}>
        {isFaulty ? problem?.message : ""}
      </span>
    </p>
  );
}
