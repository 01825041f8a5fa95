import { useId } from "react";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { differingParts } from "./differing-parts.ts";

type Props = { field: Field; mine: Json; theirs: Json };

/** As many characters stand in one line of a narrow phone. */
const oneLine = 30;

/** Somebody else's texts wherever they differ from one's own, to be read and copied whole. */
export function DifferingParts({ field, mine, theirs }: Props) {
  const { locale } = useOffice();
  const id = useId();
  return differingParts(field, mine, theirs, locale).map(({ name, text, lang }, place) => {
    const control = { id: `${id}-${place}`, lang, value: text, readOnly: true };
    const isLong = text.length > oneLine || text.includes("\n");
    return (
      <p key={name} className="field">
        <label htmlFor={control.id}>{name}</label>
        {isLong ? <textarea {...control} rows={5} /> : <input {...control} />}
      </p>
    );
  });
}
