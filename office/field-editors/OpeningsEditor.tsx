import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { ChoicesEditor } from "./ChoicesEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { ListRows } from "./ListRows.tsx";
import { TextInput } from "./TextInput.tsx";

/** Opening hours: blocks of time, each on some days of the week. A day has as many blocks as it needs. */
export function OpeningsEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  return (
    <ListRows
      {...props}
      blank={{ days: [], opens: "09:00", closes: "17:00" }}
      row={(value, change) => {
        const { days = [], opens, closes } = recordOf(value);
        return (
          <>
            <ChoicesEditor
              label={form.days}
              options={props.options}
              value={days}
              onChange={(next) => change(withField(value, "days", next))}
            />
            <TextInput
              label={form.opens}
              type="time"
              value={textOf(opens)}
              onChange={(next) => change(withField(value, "opens", next))}
            />
            <TextInput
              label={form.closes}
              type="time"
              value={textOf(closes)}
              onChange={(next) => change(withField(value, "closes", next))}
            />
          </>
        );
      }}
    />
  );
}
