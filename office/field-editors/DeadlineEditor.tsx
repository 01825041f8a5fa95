import { editorWords } from "#content/words/office/website-editors.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { linkedPages, pageNames } from "./linked-pages.ts";
import { MonthDaysEditor } from "./MonthDaysEditor.tsx";
import { TextInput } from "./TextInput.tsx";

/** A deadline that the office added: what is due, on which days of each year, and where its button leads. */
export function DeadlineEditor({ value, onChange, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const rule = recordOf(value);
  const change = (key: string) => (next: Json) => onChange(withField(value, key, next));
  return (
    <>
      <BothTexts label={form.label} value={rule.label} onChange={change("label")} isInvalid={isInvalid} />
      <BothTexts
        label={form.due}
        value={rule.about}
        onChange={change("about")}
        rows={3}
        isInvalid={isInvalid}
      />
      <MonthDaysEditor label={form.yearly} value={rule.days ?? []} onChange={change("days")} />
      <ChoiceEditor
        label={form.rolls}
        options={["federal-tax", "texas", "never"]}
        value={rule.rolls ?? ""}
        onChange={change("rolls")}
      />
      <ChoiceEditor
        label={form.audience}
        options={["individuals", "business"]}
        value={rule.audience ?? ""}
        onChange={change("audience")}
      />
      <BothTexts
        label={form.button}
        value={rule.ctaText}
        onChange={change("ctaText")}
        isInvalid={isInvalid}
      />
      <ChoiceEditor
        label={form.page}
        options={linkedPages}
        names={pageNames(locale)}
        value={rule.link ?? ""}
        onChange={change("link")}
      />
      <TextInput label={form.source} type="url" value={textOf(rule.source)} onChange={change("source")} />
    </>
  );
}
