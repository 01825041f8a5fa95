import { useId } from "react";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { useOffice } from "../base/office-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";

type Props = EditorProps & {
  /** What options are called that the content names itself. */
  names?: Readonly<Record<string, string>>;
};

/** One of several. */
export function ChoiceEditor(props: Props) {
  const { label, value, onChange, options = [], names = {}, describedBy, isInvalid } = props;
  const { locale } = useOffice();
  const id = useId();
  const nameOf = (option: string) => names[option] ?? fieldWords[locale].options[option] ?? option;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={textOf(value)}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {!options.includes(textOf(value)) && <option value={textOf(value)}>{nameOf(textOf(value))}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </p>
  );
}
