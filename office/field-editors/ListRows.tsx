import { type ReactNode, useRef } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Editors.module.css";
import { listOf, withEntry } from "./json-shapes.ts";

type Props = {
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
  /** What a new row begins as. */
  blank: Json;
  row: (value: Json, change: (value: Json) => void, name: string) => ReactNode;
};

/** A list whose rows are added, changed and taken out. */
export function ListRows({ label, value, onChange, blank, row }: Props) {
  const { locale } = useOffice();
  const list = useRef<HTMLDivElement>(null);
  const { form } = editorWords[locale];
  const rows = listOf(value);
  const focusRow = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  return (
    <fieldset className={css.list}>
      <legend>{label}</legend>
      <div ref={list} className={css.rows}>
        {rows.map((each, place) => {
          const name = fillIn(form.row, { number: place + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids and show nothing but their value
            <fieldset key={place} className={css.row} aria-label={`${label}, ${name}`}>
              {row(each, (next) => onChange(withEntry(rows, place, next)), name)}
              <button
                type="button"
                className="button quiet"
                aria-label={`${form.remove}: ${label}, ${name}`}
                onClick={() => {
                  onChange(rows.toSpliced(place, 1));
                  focusRow(":scope + button, [data-add]");
                }}
              >
                {form.remove}
              </button>
            </fieldset>
          );
        })}
      </div>
      <button
        type="button"
        className="button quiet"
        data-add
        onClick={() => {
          onChange([...rows, blank]);
          focusRow(":scope > :last-child :is(input, select, textarea)");
        }}
      >
        {form.add}
      </button>
    </fieldset>
  );
}
