import { Link } from "react-router";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { isAsked, standingValue } from "./current-value.ts";
import css from "./Entries.module.css";
import { EntryTools } from "./EntryTools.tsx";
import { FieldCard } from "./FieldCard.tsx";
import fieldsCss from "./Fields.module.css";
import { labelOf } from "./field-names.ts";
import { NestedFields } from "./NestedFields.tsx";
import { UpdateChoice } from "./UpdateChoice.tsx";
import { useFold } from "./use-fold.ts";
import { useRights } from "./use-rights.ts";
import { valueText } from "./value-text.ts";
import { fieldPath } from "./website-paths.ts";

type Props = {
  entry: Field;
  order: Field | undefined;
  /** Its own fields; none where the entry is edited whole. */
  fields: readonly Field[];
};

/** An entry of a list: its name, the ways to move it and to take it out, and its fields or the way to its form. */
export function EntryItem({ entry, order, fields }: Props) {
  const { locale } = useOffice();
  const { canEdit } = useRights();
  const words = websiteWords[locale];
  // Open from the start where something waits or is asked; it closes by nothing but its own button.
  const { isDrawn, button, part } = useFold(fields.some(isAsked));
  const value = standingValue(entry);
  const isTakenOut = value === null;
  const text = valueText(entry.kind, value, locale);
  // A fee is its name and its price: both stand here.
  const isInline = entry.kind === "fee" && !isTakenOut;
  const name = entry.title?.[locale] ?? labelOf(entry, locale);
  const isFolded = fields.length > 0 && !isTakenOut;
  return (
    <li className={css.entry} data-path={entry.path}>
      <div className={css.head}>
        {isFolded ? (
          <h3>
            <button className={css.fold} {...button}>
              {name}
            </button>
          </h3>
        ) : isInline || fields.length > 0 ? (
          <h3>{name}</h3>
        ) : (
          <Link to={fieldPath(entry.path)}>{name}</Link>
        )}
        {canEdit(entry) && <EntryTools entry={entry} name={name} order={order} />}
      </div>
      {entry.draft && !isInline && (
        <p className={fieldsCss.draft}>{isTakenOut ? words.state.removed : words.waits}</p>
      )}
      {isInline && (
        <fieldset aria-label={name}>
          <FieldCard field={entry} isLocked={!canEdit(entry)} isNested />
        </fieldset>
      )}
      {fields.length === 0 && !isInline && !isTakenOut && text !== name && (
        <p className={fieldsCss.soft}>{text}</p>
      )}
      {canEdit(entry) && <UpdateChoice field={entry} />}
      {isFolded && (
        <div className={css.own} {...part}>
          {isDrawn && <NestedFields name={name} fields={fields} />}
        </div>
      )}
    </li>
  );
}
