import { editorWords } from "#content/words/office/website-editors.ts";
import { audiences } from "#domain/search/faq-search.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import { ChoicesEditor } from "./ChoicesEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { TextInput } from "./TextInput.tsx";

/** A question with its answer, for whom it is, and the official source of a tax fact with the day it was checked. */
export function QuestionEditor({ value, onChange, describedBy, isInvalid, options }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const {
    question,
    answer,
    audiences: readers = null,
    alsoOn = [],
    source = null,
    checked,
  } = recordOf(value);
  const { title, url } = recordOf(source);
  const change = (key: string) => (next: Json | undefined) => onChange(withField(value, key, next));
  const changeSource = (key: string) => (next: Json) => {
    const changed = withField(source, key, next);
    const { en = "", es = "" } = recordOf(changed.title);
    // Without title and address there is no source.
    change("source")(en || es || changed.url ? changed : undefined);
  };
  const rest = { describedBy, isInvalid };
  return (
    <>
      <BothTexts label={form.question} value={question} onChange={change("question")} {...rest} />
      <BothTexts
        label={form.answer}
        hint={form.answerHint}
        value={answer}
        onChange={change("answer")}
        rows={8}
        {...rest}
      />
      <ChoicesEditor
        label={form.audiences}
        options={audiences}
        value={readers}
        onChange={change("audiences")}
      />
      {options && (
        <ChoicesEditor label={form.alsoOn} options={options} value={alsoOn} onChange={change("alsoOn")} />
      )}
      <BothTexts label={form.sourceTitle} value={title} onChange={changeSource("title")} />
      <TextInput label={form.url} type="url" value={textOf(url)} onChange={changeSource("url")} />
      <TextInput
        label={form.checked}
        type="date"
        value={textOf(checked)}
        onChange={(day) => change("checked")(day || undefined)}
      />
    </>
  );
}
