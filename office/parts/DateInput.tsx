import { useState } from "react";
import * as v from "valibot";
import { dayField } from "#domain/office/desk-values.ts";

type Props = {
  label: string;
  type?: "date" | "datetime-local";
  value: string;
  onChange: (value: string) => void;
};

/**
 * A day, or a day and its time, that counts as soon as it is typed whole: a year that is being typed begins as the year 2.
 * Who leaves the field, or sends it, sees what counts.
 */
export function DateInput({ label, type = "date", value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const showCounting = () => setTyped(undefined);
  return (
    <label className="field">
      {label}
      <input
        type={type}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const day = target.value.slice(0, "2026-11-26".length);
          if (!day || v.is(dayField, day)) onChange(target.value);
        }}
        onBlur={showCounting}
        onKeyDown={({ key }) => key === "Enter" && showCounting()}
      />
    </label>
  );
}
