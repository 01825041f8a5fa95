import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Changes.module.css";
import { differingParts, partLabel } from "./differing-parts.ts";
import { excerpts } from "./value-text.ts";

/** What the website will say and what it says now, in each part that differs. */
export function ChangedParts({ field, next }: { field: Field; next: Json }) {
  const { locale } = useOffice();
  const { state } = websiteWords[locale];
  return (
    <ul className={css.changes}>
      {differingParts(field, next, field.live, locale).map((part) => {
        const label = partLabel(part, field, locale);
        const [before, after] = excerpts(part.theirs, part.mine);
        return (
          <li key={label}>
            {label}: <ins lang={part.lang}>{after}</ins>
            {"\u00a0· "}
            <del lang={part.lang}>{fillIn(state.was, { value: before })}</del>
          </li>
        );
      })}
    </ul>
  );
}
