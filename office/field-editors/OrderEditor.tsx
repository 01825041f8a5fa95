import { fillIn } from "#content/format/fill-in.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { IconButton } from "../parts/IconButton.tsx";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { listOf } from "./json-shapes.ts";

/** The order of a list: its entries by name, each with a button up and down. */
export function OrderEditor({ label, value, onChange, entries = [] }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const known = entries.map(({ id }) => id);
  const ids = listOf(value)
    .map(String)
    .filter((id) => known.includes(id));
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.title?.[locale] ?? id;
  const move = (place: number, by: -1 | 1) =>
    onChange(ids.toSpliced(place, 1).toSpliced(place + by, 0, ids[place] ?? ""));
  return (
    <fieldset className={css.list}>
      <legend>{label}</legend>
      <ol className={css.order}>
        {ids.map((id, place) => (
          <li key={id}>
            {nameOf(id)}
            <span className={css.tools}>
              {place > 0 && (
                <IconButton
                  icon="previous"
                  label={fillIn(form.up, { name: nameOf(id) })}
                  onClick={() => move(place, -1)}
                />
              )}
              {place < ids.length - 1 && (
                <IconButton
                  icon="next"
                  label={fillIn(form.down, { name: nameOf(id) })}
                  onClick={() => move(place, 1)}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
