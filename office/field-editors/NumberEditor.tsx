import type { EditorProps } from "./editor-props.ts";
import { textOf } from "./json-shapes.ts";
import { numberOf } from "./number-of.ts";
import { TextInput } from "./TextInput.tsx";

/** A whole number. What is no number yet is kept as it was typed. */
export function NumberEditor({ value, onChange, ...rest }: EditorProps) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      value={textOf(value)}
      onChange={(text) => onChange(numberOf(text))}
    />
  );
}
