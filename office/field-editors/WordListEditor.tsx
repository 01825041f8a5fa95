import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";
import { ListRows } from "./ListRows.tsx";

/** A list of lines, each in both languages. */
export function WordListEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  return (
    <ListRows
      {...props}
      blank={{ en: "", es: "" }}
      row={(value, change) => <BothTexts label={form.text} value={value} onChange={change} />}
    />
  );
}
