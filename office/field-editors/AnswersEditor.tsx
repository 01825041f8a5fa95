import { launchQuestions } from "#content/words/office/launch-questions.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { RecordListEditor } from "./RecordListEditor.tsx";

const { en, es } = launchQuestions;
const questions = (Object.keys(en) as (keyof typeof en)[]).map((id) => ({
  id,
  title: { en: en[id], es: es[id] },
}));

/** What the owner answered to questions of the launch checklist. */
export function AnswersEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { asked, day, by } = editorWords[locale].form;
  return (
    <RecordListEditor
      {...props}
      entries={questions}
      columns={[
        { key: "question", label: asked, type: "entry" },
        { key: "on", label: day, type: "date" },
        { key: "by", label: by },
      ]}
    />
  );
}
