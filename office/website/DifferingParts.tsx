import { useId } from "react";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { differingParts, partLabel } from "./differing-parts.ts";

type Props = { field: Field; mine: Json; theirs: Json };

/** As many characters stand in one line of a narrow phone. */
const oneLine = 30;

/** Somebody else's texts wherever they differ from one's own, to be read and copied whole. */
export function DifferingParts({ field, mine, theirs }: Props) {
  const { locale } = useOffice();
  const id = useId();
  return differingParts(field, mine, theirs, locale).map((part, place) => {
    const label = partLabel(part, field, locale);
    const control = { id: `${id}-${place}`, lang: part.lang, value: part.theirs, readOnly: true };
    const isLong = part.theirs.length > oneLine || part.theirs.includes("\n");
    return (
      <p key={label} className="field">
        <label htmlFor={control.id}>{label}</label>
        {isLong ? <textarea {...control} rows={5} /> : <input {...control} />}
      </p>
    );
  });
}
