import type { ComponentProps } from "react";
import field from "#ui/form/Field.module.css";
import styles from "./WizardSteps.module.css";

type Props = Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "maxLength" | "min" | "max"> & {
  formId: string;
  name: string;
  label: string;
  type?: "text" | "tel" | "number";
  /** What the styles say at once of a number that cannot be one of `min` to `max`. */
  faulty?: string;
  /** Whether the script warns below it of numbers that do not belong there. */
  isWatched?: boolean;
};

/**
 * A field that a step waits for. The browser calls it invalid only while it is empty (or no number from `min` on):
 * whether an e-mail looks like one is never asked, as the specification has it.
 */
export function AnswerField({ formId, name, label, type = "text", faulty, isWatched, ...input }: Props) {
  const id = `${formId}-${name}`;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        {...(input.inputMode === "email" && { autoCapitalize: "none", spellCheck: false })}
        id={id}
        name={name}
        type={type}
        required
        // By it the styles tell a number at fault from none.
        placeholder={faulty && " "}
        aria-describedby={[`${id}-error`, faulty && `${id}-faulty`, isWatched && `${id}-warning`]
          .filter(Boolean)
          .join(" ")}
      />
      <span className="problem" id={`${id}-error`} data-error-for={name} hidden />
      {faulty && (
        <span className={`problem ${styles.faulty}`} id={`${id}-faulty`}>
          {faulty}
        </span>
      )}
      {isWatched && <span className={field.warning} id={`${id}-warning`} role="status" />}
    </p>
  );
}
