import { useId } from "react";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { differingParts } from "./differing-parts.ts";

type Props = { field: Field; mine: Json; theirs: Json };

/** Somebody else's texts wherever they differ from one's own, to be read and copied whole. */
export function DifferingParts({ field, mine, theirs }: Props) {
  const { locale } = useOffice();
  const id = useId();
  return differingParts(field, mine, theirs, locale).map(({ name, text, lang }, place) => (
    <p key={name} className="field">
      <label htmlFor={`${id}-${place}`}>{name}</label>
      <textarea
        id={`${id}-${place}`}
        lang={lang}
        readOnly
        rows={Math.min(8, 1 + Math.ceil(text.length / 40))}
        value={text}
      />
    </p>
  ));
}
