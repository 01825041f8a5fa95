import { useId } from "react";
import type { Locale } from "#domain/locale.ts";
import { useAreaText } from "../parts/use-area-text.ts";

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: "text" | "email" | "url" | "date" | "time";
  inputMode?: "decimal" | "numeric";
  /** Lines of a text that has several. */
  rows?: number | undefined;
  /** The language of the text, for its spelling. */
  lang?: Locale | undefined;
  hint?: string | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
};

/** One labelled input of an editor. */
export function TextInput(props: Props) {
  const {
    label,
    value,
    onChange,
    type = "text",
    inputMode,
    rows,
    lang,
    hint,
    describedBy,
    isInvalid,
  } = props;
  const id = useId();
  const area = useAreaText(value);
  const control = {
    id,
    lang,
    autoComplete: "off",
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": [hint && `${id}-hint`, describedBy].filter(Boolean).join(" ") || undefined,
  } as const;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea ref={area} {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...control}
          value={value}
          type={type}
          inputMode={inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
