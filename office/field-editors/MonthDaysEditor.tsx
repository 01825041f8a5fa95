import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";
import { ListRows } from "./ListRows.tsx";
import { TextInput } from "./TextInput.tsx";

/** The days of each year on which something is due. */
export function MonthDaysEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  return (
    <ListRows
      {...props}
      blank=""
      row={(value, change) => <TextInput label={form.month} value={textOf(value)} onChange={change} />}
    />
  );
}
