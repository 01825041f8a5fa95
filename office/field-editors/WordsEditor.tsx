import { useState } from "react";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";

/** A line or a text in both languages. */
export function WordsEditor(props: EditorProps) {
  // Decided once: another element would lose the focus in the middle of a word.
  const [isLong] = useState(JSON.stringify(props.value).length > 160);
  return <BothTexts {...props} rows={isLong ? 5 : undefined} />;
}
