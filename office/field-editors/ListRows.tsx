import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { MoveButtons } from "../parts/MoveButtons.tsx";
import { moveEntry } from "../parts/move-entry.ts";
import css from "./Editors.module.css";
import { listOf } from "./json-shapes.ts";
import { useRowFocus } from "./use-row-focus.ts";

type Props = {
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
  /** What a new row begins as. */
  blank: Json;
  row: (value: Json, change: (value: Json) => void) => ReactNode;
};

/** A list whose rows are added, changed, moved and taken out. */
export function ListRows({ label, value, onChange, blank, row }: Props) {
  const { locale } = useOffice();
  const { list, focus, focusMoved } = useRowFocus();
  const { form } = editorWords[locale];
  const rows = listOf(value);
  const inputIn = (place: number) => `[data-row="${place}"] :is(input, select, textarea)`;
  const move = (place: number, by: -1 | 1) => {
    onChange(moveEntry(rows, place, by));
    focusMoved(place + by, by);
  };
  return (
    <fieldset ref={list} className={css.list}>
      <legend>{label}</legend>
      <div className={css.rows}>
        {rows.map((each, place) => {
          const name = `${label}, ${fillIn(form.row, { number: place + 1 })}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids and show nothing but their value
            <fieldset key={place} className={css.row} aria-label={name} data-row={place}>
              <div className={css.cells}>{row(each, (next) => onChange(rows.with(place, next)))}</div>
              <div className={css.tools}>
                <MoveButtons
                  place={place}
                  count={rows.length}
                  up={fillIn(form.up, { name })}
                  down={fillIn(form.down, { name })}
                  onMove={(by) => move(place, by)}
                />
                <button
                  type="button"
                  className="link"
                  aria-label={`${form.remove}: ${name}`}
                  onClick={() => {
                    onChange(rows.toSpliced(place, 1));
                    focus(inputIn(Math.min(place, rows.length - 2)), "[data-add]");
                  }}
                >
                  {form.remove}
                </button>
              </div>
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
          focus(inputIn(rows.length));
        }}
      >
        {form.add}
      </button>
    </fieldset>
  );
}
