import { editorWords } from "#content/words/office/website-editors.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FlagEditor } from "./FlagEditor.tsx";
import { recordOf, withField } from "./json-shapes.ts";

/** What a client says, who said it, and whether it is only a sample. */
export function TestimonialEditor({ value, onChange, describedBy, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const { quote, name, about, sample = false } = recordOf(value);
  const change = (key: string) => (next: Json) => onChange(withField(value, key, next));
  const rest = { describedBy, isInvalid };
  return (
    <>
      <BothTexts label={form.quote} value={quote} onChange={change("quote")} rows={4} {...rest} />
      <BothTexts label={form.who} value={name} onChange={change("name")} {...rest} />
      <BothTexts label={form.about} value={about} onChange={change("about")} {...rest} />
      <FlagEditor label={form.sample} value={sample} onChange={change("sample")} />
    </>
  );
}
