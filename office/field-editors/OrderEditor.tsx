import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { useOffice } from "../base/office-context.ts";
import { MoveButtons } from "../parts/MoveButtons.tsx";
import { moveEntry } from "../parts/move-entry.ts";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { listOf } from "./json-shapes.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** The order of a list: its entries by name, each with a button up and down. */
export function OrderEditor({ label, value, onChange, entries = [] }: EditorProps) {
  const { locale } = useOffice();
  const { list, focusMoved } = useRowFocus();
  const [moved, setMoved] = useState("");
  const { form } = editorWords[locale];
  const known = entries.map(({ id }) => id);
  const ids = listOf(value)
    .map(String)
    .filter((id) => known.includes(id));
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.title?.[locale] ?? id;
  const move = (place: number, by: -1 | 1) => {
    const name = nameOf(ids[place] ?? "");
    const target = place + by;
    onChange(moveEntry(ids, place, by));
    setMoved(fillIn(websiteListWords[locale].moved, { name, place: target + 1, count: ids.length }));
    focusMoved(target, by);
  };
  return (
    <fieldset ref={list} className={css.list}>
      <legend>{label}</legend>
      <ol className={css.order}>
        {ids.map((id, place) => (
          <li key={id} data-row={place}>
            {nameOf(id)}
            <span className={css.tools}>
              <MoveButtons
                place={place}
                count={ids.length}
                up={fillIn(form.up, { name: nameOf(id) })}
                down={fillIn(form.down, { name: nameOf(id) })}
                onMove={(by) => move(place, by)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="unseen" role="status">
        {moved}
      </p>
    </fieldset>
  );
}
