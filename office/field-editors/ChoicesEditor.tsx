import { fieldWords } from "#content/words/office/website-fields.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { FlagEditor } from "./FlagEditor.tsx";
import { listOf } from "./json-shapes.ts";

/** Any of several, kept in the order of the options. */
export function ChoicesEditor({ label, value, onChange, options = [] }: EditorProps) {
  const { locale } = useOffice();
  const chosen = listOf(value);
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <FlagEditor
          key={option}
          label={fieldWords[locale].options[option] ?? option}
          value={chosen.includes(option)}
          onChange={(isChosen) =>
            onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  );
}
