import type { Json } from "#domain/website/edits.ts";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { ListRows } from "./ListRows.tsx";
import { numberOf } from "./number-of.ts";
import { TextInput } from "./TextInput.tsx";

/** A column of a list: the key of the value, its label, and what is typed there. */
export type Column = { key: string; label: string; type?: "text" | "date" | "url" | "number" };

type Props = EditorProps & { columns: readonly Column[] };

/** A list of entries with a few plain values each. */
export function RecordListEditor({ columns, ...props }: Props) {
  const blank: Json = Object.fromEntries(
    columns.map(({ key, type }) => [key, type === "number" ? null : ""]),
  );
  return (
    <ListRows
      {...props}
      blank={blank}
      row={(value, change) =>
        columns.map(({ key, label, type = "text" }) => (
          <TextInput
            key={key}
            label={label}
            {...(type === "number" ? { inputMode: "numeric" } : { type })}
            value={textOf(recordOf(value)[key])}
            onChange={(text) => change(withField(value, key, type === "number" ? numberOf(text) : text))}
          />
        ))
      }
    />
  );
}
