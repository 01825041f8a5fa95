import { editorWords } from "#content/words/office/website-editors.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { BothTexts } from "./BothTexts.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, withField } from "./json-shapes.ts";
import { linkedPages, pageNames } from "./linked-pages.ts";
import { MoneyEditor } from "./MoneyEditor.tsx";

const tiles = ["flower", "quarters", "star", "leaf", "pin"];
const schemes = ["0", "1", "2", "3", "4", "5"];

/** A line of the list of services that the office added: its name, price, page and tile. */
export function ServiceEditor({ value, onChange, describedBy, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const { title, description, from = null, per = "", link = "", tile = "", scheme = 0 } = recordOf(value);
  const change = (key: string) => (next: Json) => onChange(withField(value, key, next));
  return (
    <>
      <BothTexts label={form.name} value={title} onChange={change("title")} isInvalid={isInvalid} />
      <BothTexts
        label={form.what}
        value={description}
        onChange={change("description")}
        isInvalid={isInvalid}
      />
      <MoneyEditor label={form.price} value={from} onChange={change("from")} describedBy={describedBy} />
      <ChoiceEditor
        label={form.per}
        options={["once", "month", "document"]}
        value={per}
        onChange={change("per")}
      />
      <ChoiceEditor
        label={form.page}
        options={linkedPages}
        names={pageNames(locale)}
        value={link}
        onChange={change("link")}
      />
      <ChoiceEditor label={form.tile} options={tiles} value={tile} onChange={change("tile")} />
      <ChoiceEditor
        label={form.scheme}
        options={schemes}
        value={String(scheme)}
        onChange={(next) => change("scheme")(Number(next))}
      />
    </>
  );
}
