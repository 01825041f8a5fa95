import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";

/** Something that is so or is not. */
export function FlagEditor({ label, value, onChange, describedBy }: EditorProps) {
  return (
    <label className={css.flag}>
      <input
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
