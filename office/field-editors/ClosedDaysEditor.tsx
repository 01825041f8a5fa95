import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { ListRows } from "./ListRows.tsx";
import { TextInput } from "./TextInput.tsx";

/** The days on which the practice is closed, each with its name. */
export function ClosedDaysEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  return (
    <ListRows
      {...props}
      blank={{ date: "", name: { en: "", es: "" } }}
      row={(value, change) => {
        const { date, name = null } = recordOf(value);
        return (
          <div className={css.dated}>
            <TextInput
              label={form.day}
              type="date"
              value={textOf(date)}
              onChange={(next) => change(withField(value, "date", next))}
            />
            <BothTexts
              label={form.name}
              value={name}
              onChange={(next) => change(withField(value, "name", next))}
            />
          </div>
        );
      }}
    />
  );
}
