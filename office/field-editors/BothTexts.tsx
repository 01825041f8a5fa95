import { websiteWords } from "#content/words/office/website.ts";
import { locales } from "#domain/locale.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Editors.module.css";
import { recordOf, textOf } from "./json-shapes.ts";
import { TextInput } from "./TextInput.tsx";

type Props = {
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
  rows?: number | undefined;
  hint?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
};

/** A text in both languages: side by side where there is room, else one below the other. */
export function BothTexts({ label, value = null, onChange, rows, hint, describedBy, isInvalid }: Props) {
  const { locale } = useOffice();
  const words = websiteWords[locale];
  return (
    <div className={css.pair}>
      {locales.map((each) => (
        <TextInput
          key={each}
          label={`${label} (${words.language[each]})`}
          lang={each}
          rows={rows}
          hint={hint}
          describedBy={describedBy}
          isInvalid={isInvalid && textOf(recordOf(value)[each]) === ""}
          value={textOf(recordOf(value)[each])}
          onChange={(text) => onChange({ en: "", es: "", ...recordOf(value), [each]: text })}
        />
      ))}
    </div>
  );
}
