import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { useOffice } from "../base/office-context.ts";
import { IconButton } from "../parts/IconButton.tsx";
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
    const id = ids[place] ?? "";
    const target = place + by;
    onChange(ids.toSpliced(place, 1).toSpliced(target, 0, id));
    setMoved(
      fillIn(websiteListWords[locale].moved, { name: nameOf(id), place: target + 1, count: ids.length }),
    );
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
              {place > 0 && (
                <IconButton
                  icon="previous"
                  data-move="-1"
                  label={fillIn(form.up, { name: nameOf(id) })}
                  onClick={() => move(place, -1)}
                />
              )}
              {place < ids.length - 1 && (
                <IconButton
                  icon="next"
                  data-move="1"
                  label={fillIn(form.down, { name: nameOf(id) })}
                  onClick={() => move(place, 1)}
                />
              )}
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
