import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { RecordListEditor } from "./RecordListEditor.tsx";

/** Discounts by the number of documents. */
export function DiscountsEditor(props: EditorProps) {
  const { locale } = useOffice();
  const { documents, percent } = editorWords[locale].form;
  return (
    <RecordListEditor
      {...props}
      columns={[
        { key: "documents", label: documents, type: "number" },
        { key: "percent", label: percent, type: "number" },
      ]}
    />
  );
}
