import { useId, useState } from "react";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";
import { numberOf } from "./number-of.ts";

/** An amount in dollars; the first digit that is typed replaces the old amount. */
export function MoneyEditor({ label, value, onChange, describedBy, isInvalid }: EditorProps) {
  const id = useId();
  // "12." is no other number than "12", and still what its typist sees.
  const [typed, setTyped] = useState("");
  const shown = numberOf(typed) === value ? typed : textOf(value);
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <span className={css.money}>
        <span aria-hidden="true">$</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={shown}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(numberOf(event.target.value));
          }}
        />
      </span>
    </p>
  );
}
