import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { RecordListEditor } from "./RecordListEditor.tsx";

/** Dates of deadlines that a disaster moved. */
export function PostponementsEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  return (
    <RecordListEditor
      {...props}
      columns={[
        { key: "county", label: form.county },
        { key: "rule", label: form.rule, type: "entry" },
        { key: "from", label: form.from, type: "date" },
        { key: "to", label: form.to, type: "date" },
        { key: "newDate", label: form.newDate, type: "date" },
        { key: "sourceUrl", label: form.url, type: "url" },
      ]}
    />
  );
}
