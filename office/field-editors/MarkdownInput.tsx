import { useId } from "react";
import { editorWords } from "#content/words/office/website-editors.ts";
import type { Locale } from "#domain/locale.ts";
import { useOffice } from "../base/office-context.ts";
import { typeOver, useAreaText } from "../parts/use-area-text.ts";
import { type MarkdownMark, markdownMarks, markSelection } from "./markdown-marks.ts";

type Props = { label: string; lang: Locale; value: string; onChange: (text: string) => void };

/** A text in Markdown with buttons for what most people do not know by heart. */
export function MarkdownInput({ label, lang, value, onChange }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const area = useAreaText(value);
  const mark = (kind: MarkdownMark) => {
    const field = area.current;
    if (!field) return;
    const marked = markSelection(field.value, field.selectionStart, field.selectionEnd, kind);
    typeOver(field, marked.insert, marked.from, marked.to);
    field.setSelectionRange(marked.start, marked.end);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <fieldset className="button-row" aria-label={label}>
        {markdownMarks.map((kind) => (
          <button key={kind} type="button" className="button quiet" onClick={() => mark(kind)}>
            {editorWords[locale].form.marks[kind]}
          </button>
        ))}
      </fieldset>
      <textarea ref={area} id={id} lang={lang} rows={24} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
