import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";
import { TextInput } from "./TextInput.tsx";

/** A day; a field that may be left out has none when it is cleared. */
export function DayEditor({ value, onChange, ...rest }: EditorProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      value={textOf(value)}
      onChange={(day) => onChange(day === "" ? null : day)}
    />
  );
}
