import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";

/** A line or a text in both languages. */
export function WordsEditor(props: EditorProps) {
  const { value } = props;
  const isLong = JSON.stringify(value).length > 160;
  return <BothTexts {...props} rows={isLong ? 5 : undefined} />;
}
