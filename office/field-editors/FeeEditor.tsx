import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, withField } from "./json-shapes.ts";
import { MoneyEditor } from "./MoneyEditor.tsx";

/** A fee with its name. */
export function FeeEditor({ value, onChange, describedBy, isInvalid = false }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const { name, price = null } = recordOf(value);
  return (
    <>
      <BothTexts
        label={form.name}
        value={name}
        onChange={(next) => onChange(withField(value, "name", next))}
        isInvalid={isInvalid}
      />
      <MoneyEditor
        label={form.price}
        value={price}
        onChange={(next) => onChange(withField(value, "price", next))}
        {...(describedBy && { describedBy })}
      />
    </>
  );
}
