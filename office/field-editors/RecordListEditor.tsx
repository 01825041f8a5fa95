import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { ListRows } from "./ListRows.tsx";
import { numberOf } from "./number-of.ts";
import { TextInput } from "./TextInput.tsx";

/** A column of a list: the key of the value, its label, and what is typed or, of `entries`, chosen there. */
type Column = {
  key: string;
  label: string;
  type?: "text" | "date" | "url" | "number" | "entry";
};

type Props = EditorProps & { columns: readonly Column[] };

/** A list of entries with a few plain values each. */
export function RecordListEditor({ columns, entries = [], ...props }: Props) {
  const { locale } = useOffice();
  const names = Object.fromEntries(entries.map(({ id, title }) => [id, title?.[locale] ?? id]));
  const blank: Json = Object.fromEntries(
    columns.map(({ key, type }) => [key, type === "number" ? null : ""]),
  );
  return (
    <ListRows
      {...props}
      blank={blank}
      row={(value, change) =>
        columns.map(({ key, label, type = "text" }) => {
          const cell = { label, value: textOf(recordOf(value)[key]) };
          if (type === "entry")
            return (
              <ChoiceEditor
                key={key}
                {...cell}
                options={Object.keys(names)}
                names={names}
                onChange={(id) => change(withField(value, key, id))}
              />
            );
          return (
            <TextInput
              key={key}
              {...cell}
              {...(type === "number" ? { inputMode: "numeric" } : { type })}
              onChange={(text) => change(withField(value, key, type === "number" ? numberOf(text) : text))}
            />
          );
        })
      }
    />
  );
}
