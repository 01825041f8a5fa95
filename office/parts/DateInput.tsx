import { useState } from "react";
import * as v from "valibot";
import { dayField } from "#domain/office/desk-values.ts";

type Props = { label: string; day: string; onChange: (day: string) => void };

/** Filters by a day. While its year is typed, which begins as the year 2, nothing is filtered by it yet. */
export function DayFilter({ label, day, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="field">
      {label}
      <input
        type="date"
        value={typed ?? day}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (!value || v.is(dayField, value)) onChange(value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
