import { useId, useRef } from "react";
import { personWords } from "#content/words/office/person-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { openPicker } from "../parts/open-picker.ts";
import { ConflictLine } from "./ConflictLine.tsx";
import css from "./Facts.module.css";
import { useChoice } from "./use-choice.ts";
import type { FieldValue, PersonChange, PersonField } from "./use-person-change.ts";

type Props = {
  field: PersonField;
  /** Empty for nobody. */
  value: string;
  choices: readonly { value: string; label: string }[];
  changes: PersonChange;
};

/** A fact with few values, changed as soon as another is chosen. */
export function ChoiceFact({ field, value, choices, changes }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const { shown, choose } = useChoice(field, value || null, changes);
  /** What was shown when the list was opened: something else may arrive below it. */
  const seen = useRef<FieldValue | undefined>(undefined);
  const noteSeen = () => {
    seen.current = shown;
  };
  const labelOf = (wanted: string | null) =>
    choices.find((choice) => choice.value === (wanted ?? ""))?.label ?? wanted ?? "";
  return (
    <div className={css.fact}>
      <dt>
        <label htmlFor={id}>{personWords[locale].labels[field]}</label>
      </dt>
      <dd>
        <select
          id={id}
          data-field={field}
          className={css.select}
          value={shown ?? ""}
          onPointerDown={noteSeen}
          onKeyDown={(event) => {
            noteSeen();
            openPicker(event);
          }}
          onChange={({ target }) => {
            void choose(target.value || null, seen.current);
            seen.current = undefined;
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ConflictLine field={field} changes={changes} shown={labelOf} />
      </dd>
    </div>
  );
}
