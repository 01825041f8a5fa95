import type { ComponentProps } from "react";

type Props = Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "maxLength" | "min" | "max"> & {
  formId: string;
  name: string;
  label: string;
  type?: "text" | "tel" | "number";
};

/**
 * A field that a step waits for. The browser calls it invalid only while it is empty (or no number from `min` on):
 * whether an e-mail looks like one is never asked, as the specification has it.
 */
export function AnswerField({ formId, name, label, type = "text", ...input }: Props) {
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
        aria-describedby={`${id}-error`}
      />
      <span className="problem" id={`${id}-error`} data-error-for={name} hidden />
    </p>
  );
}
