import { useEffect, useId, useRef } from "react";
import { editorWords } from "#content/words/office/website-editors.ts";
import type { Locale } from "#domain/locale.ts";
import { useOffice } from "../base/office-context.ts";
import { type MarkdownMark, markdownMarks, markSelection } from "./markdown-marks.ts";

type Props = { label: string; lang: Locale; value: string; onChange: (text: string) => void };

/** A text in Markdown with buttons for what most people do not know by heart. */
export function MarkdownInput({ label, lang, value, onChange }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = useRef<[number, number]>(undefined);
  useEffect(() => {
    void value;
    if (!selected.current) return;
    area.current?.focus();
    area.current?.setSelectionRange(...selected.current);
    selected.current = undefined;
  }, [value]);
  const mark = (kind: MarkdownMark) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const { text, start, end } = markSelection(
      { text: value, start: selectionStart, end: selectionEnd },
      kind,
    );
    selected.current = [start, end];
    onChange(text);
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
      <textarea
        ref={area}
        id={id}
        lang={lang}
        rows={24}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
