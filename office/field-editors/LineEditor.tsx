import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";
import { TextInput } from "./TextInput.tsx";

/** One line that both languages share. */
export function LineEditor({ value, onChange, ...rest }: EditorProps) {
  return <TextInput {...rest} value={textOf(value)} onChange={onChange} />;
}
