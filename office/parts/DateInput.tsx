import { useState } from "react";
import * as v from "valibot";
import { wallTime } from "#domain/office/calendar-values.ts";
import { dayField } from "#domain/office/desk-values.ts";

type Props = {
  label: string;
  type?: keyof typeof rules;
  value: string;
  onChange: (value: string) => void;
};

const rules = { date: dayField, "datetime-local": wallTime } as const;

/**
 * A day, or a day and its time, that counts as soon as it is typed whole: a year that is being typed begins as the year 2.
 * Who leaves the field, or sends it, sees what counts.
 */
export function DateInput({ label, type = "date", value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="field">
      {label}
      <input
        type={type}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (!target.value || v.is(rules[type], target.value)) onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => key === "Enter" && setTyped(undefined)}
      />
    </label>
  );
}
