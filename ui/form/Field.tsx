import { type ComponentProps, useContext, useEffect, useState } from "react";
import { longest } from "#domain/forms/form-values.ts";
import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";
import type { Locale } from "#domain/locale.ts";
import css from "./Field.module.css";
import { ProblemContext } from "./problem-context.ts";

/** A `shown-password` can be read while it is typed; a `code` is made of digits. */
type InputType = "text" | "email" | "tel" | "password" | "shown-password" | "code";
type Choice = { value: string; label: string };
type Props = {
  name: string;
  label: string;
  required?: boolean;
  type?: InputType | "textarea" | "select";
  autoComplete?: string;
  choices?: readonly Choice[];
  rows?: number;
  hint?: string;
  defaultValue?: string;
  lang?: Locale;
  /** Where its rule takes more, or less, than a line usually has. */
  maxLength?: number;
};

/** One labelled field with its error and, for free text, the warning about numbers that do not belong in it. */
export function Field({ name, label, required = false, type = "text", choices, hint, ...rest }: Props) {
  const { formId, problem, warning, optional } = useContext(ProblemContext);
  const [isSensitive, setSensitive] = useState(false);
  const id = `${formId}-${name}`;
  const isFaulty = problem?.fields.includes(name) ?? false;
  const control = {
    id,
    name,
    ...rest,
    required,
    // Also while it is right: of a list that waits for a choice browsers would say by themselves that it is wrong.
    "aria-invalid": isFaulty,
    "aria-describedby": [hint && `${id}-hint`, `${id}-error`, isSensitive && `${id}-warning`]
      .filter(Boolean)
      .join(" "),
  } as const;
  // A nine-digit number is a natural thing in a telephone field that is being typed.
  const isWatched = type.startsWith("text");
  const watch = (text: string) => setSensitive(hasSensitiveNumber(text));
  // Typed before this script came, or put back from a draft.
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!isWatched || !field) return;
    setSensitive(hasSensitiveNumber(field.value));
    const forget = () => setSensitive(false);
    field.form?.addEventListener("reset", forget);
    return () => field.form?.removeEventListener("reset", forget);
  }, [id, isWatched]);
  return (
    <p className="field">
      <label htmlFor={id}>
        {`${label} `}
        {!required && <span className="optional">({optional})</span>}
      </label>
      {type === "select" ? (
        <select {...control}>
          {choices?.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : type === "textarea" ? (
        <textarea rows={4} {...control} onInput={(event) => watch(event.currentTarget.value)} />
      ) : (
        <input
          {...control}
          // Here alone: text areas and lists get no suggestions, and `off` keeps browsers from restoring a field on return.
          autoComplete="off"
          {...inputOf(type)}
          {...rest}
          onInput={(event) => isWatched && watch(event.currentTarget.value)}
        />
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span
        className="problem"
        id={`${id}-error`}
        data-error-for={name}
        hidden={!isFaulty}
        suppressHydrationWarning
      >
        {isFaulty ? problem?.message : ""}
      </span>
      {isWatched && (
        // Never out of the page: a screen reader misses what comes together with its place.
        <span className={isSensitive ? css.warning : "unseen"} id={`${id}-warning`} role="status">
          {isSensitive ? warning : ""}
        </span>
      )}
    </p>
  );
}

const plain = { autoCapitalize: "none", spellCheck: false } as const;
const inputOf = (type: InputType): ComponentProps<"input"> => {
  if (type === "shown-password") return { type: "text", maxLength: longest.line, ...plain };
  if (type === "code") return { type: "text", inputMode: "numeric", maxLength: longest.phone };
  return {
    type,
    maxLength: type === "email" ? longest.email : type === "tel" ? longest.phone : longest.line,
    ...(type === "email" && plain),
  };
};
