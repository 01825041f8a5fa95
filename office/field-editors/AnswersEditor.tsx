import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { RecordListEditor } from "./RecordListEditor.tsx";

/** What the owner answered to questions of the launch checklist. */
export function AnswersEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { asked, day, by } = editorWords[locale].form;
  return (
    <RecordListEditor
      {...props}
      columns={[
        { key: "question", label: asked },
        { key: "on", label: day, type: "date" },
        { key: "by", label: by },
      ]}
    />
  );
}
