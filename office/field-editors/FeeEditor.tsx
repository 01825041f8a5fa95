import { useState } from "react";
import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { useIsDesktop } from "../parts/use-is-desktop.ts";
import { BothTexts } from "./BothTexts.tsx";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, withField } from "./json-shapes.ts";
import { MoneyEditor } from "./MoneyEditor.tsx";

/** A fee with its name in one row; a phone shows the price first, because that is what changes. */
export function FeeEditor({ value, onChange, describedBy, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const isDesktop = useIsDesktop();
  const { form } = editorWords[locale];
  const { name = null, price = null } = recordOf(value);
  const { en, es } = recordOf(name);
  const [isUnnamed] = useState(!en || !es);
  const names = (
    <BothTexts
      label={form.name}
      value={name}
      onChange={(next) => onChange(withField(value, "name", next))}
      isInvalid={isInvalid}
    />
  );
  const amount = (
    <MoneyEditor
      label={form.price}
      value={price}
      onChange={(next) => onChange(withField(value, "price", next))}
      describedBy={describedBy}
    />
  );
  if (isDesktop)
    return (
      <div className={css.fee}>
        {names}
        {amount}
      </div>
    );
  return (
    <>
      {amount}
      <details className={css.more} open={isUnnamed}>
        <summary>{form.name}</summary>
        {names}
      </details>
    </>
  );
}
