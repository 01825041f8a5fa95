import { editorWords } from "#content/words/office/website-editors.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FlagEditor } from "./FlagEditor.tsx";
import { recordOf, withField } from "./json-shapes.ts";
import { MoneyEditor } from "./MoneyEditor.tsx";
import { NumberEditor } from "./NumberEditor.tsx";
import { WordListEditor } from "./WordListEditor.tsx";

/** A level that the office added: its name, price, what it is and what it includes. */
export function TierEditor({ value, onChange, describedBy, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const tier = recordOf(value);
  const change = (key: string) => (next: Json) => onChange(withField(value, key, next));
  // A level without a price is quoted after a consultation.
  const changeOptional = (key: string) => (next: Json) => onChange(withField(value, key, next ?? undefined));
  const changeWords = (key: string) => (next: Json) => {
    const { en, es } = recordOf(next);
    changeOptional(key)(en || es ? next : null);
  };
  return (
    <>
      <BothTexts label={form.name} value={tier.name} onChange={change("name")} isInvalid={isInvalid} />
      <MoneyEditor
        label={form.price}
        value={tier.price ?? null}
        onChange={changeOptional("price")}
        describedBy={describedBy}
      />
      <FlagEditor label={form.plus} value={tier.plus ?? false} onChange={change("plus")} />
      <FlagEditor label={form.isFrom} value={tier.from ?? false} onChange={change("from")} />
      <BothTexts
        label={form.what}
        value={tier.description}
        onChange={change("description")}
        rows={3}
        isInvalid={isInvalid}
      />
      <WordListEditor label={form.features} value={tier.features ?? []} onChange={change("features")} />
      <NumberEditor label={form.minutes} value={tier.minutes ?? null} onChange={changeOptional("minutes")} />
      <BothTexts
        label={form.monthlyExpenses}
        value={tier.monthlyExpenses}
        onChange={changeWords("monthlyExpenses")}
      />
      <NumberEditor
        label={form.transactions}
        value={tier.transactions ?? null}
        onChange={changeOptional("transactions")}
      />
      <FlagEditor label={form.popular} value={tier.popular ?? false} onChange={change("popular")} />
      <FlagEditor label={form.isNew} value={tier.new ?? false} onChange={change("new")} />
    </>
  );
}
