import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";
import { TextInput } from "./TextInput.tsx";

/** One line that both languages share; none when it is cleared. */
export function LineEditor({ value, onChange, ...rest }: EditorProps) {
  return <TextInput {...rest} value={textOf(value)} onChange={(line) => onChange(line || null)} />;
}
