import { useState } from "react";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { currentValue } from "./current-value.ts";
import css from "./Entries.module.css";
import { EntryTools } from "./EntryTools.tsx";
import { FieldCard } from "./FieldCard.tsx";
import { FieldRow } from "./FieldRow.tsx";
import fieldsCss from "./Fields.module.css";
import { labelOf } from "./field-names.ts";
import { isOneInput } from "./one-input.ts";
import { UpdateChoice } from "./UpdateChoice.tsx";
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
  const lists = websiteListWords[locale];
  // Open from the start where something waits or is asked; it closes by nothing but its own button.
  const [isOpen] = useState(
    fields.some(({ draft, isConflict, parked }) => draft !== null || isConflict || parked !== null),
  );
  const value = currentValue(entry);
  const isTakenOut = value === null;
  const text = valueText(entry.kind, value, locale);
  // A fee is its name and its price: both stand here.
  const isInline = entry.kind === "fee" && !isTakenOut;
  const name = entry.title?.[locale] ?? labelOf(entry, locale);
  return (
    <li className={css.entry} data-path={entry.path}>
      <div className={css.head}>
        {fields.length > 0 || isInline ? <h3>{name}</h3> : <Link to={fieldPath(entry.path)}>{name}</Link>}
        {canEdit(entry) && <EntryTools entry={entry} name={name} order={order} />}
      </div>
      {entry.draft && !isInline && (
        <p className={fieldsCss.draft}>{isTakenOut ? words.state.removed : words.waits}</p>
      )}
      {isInline && <FieldCard field={entry} isLocked={!canEdit(entry)} isNested />}
      {fields.length === 0 && !isInline && !isTakenOut && text !== name && (
        <p className={fieldsCss.soft}>{text}</p>
      )}
      {canEdit(entry) && <UpdateChoice field={entry} />}
      {!isTakenOut && fields.length > 0 && (
        <details className={css.own} open={isOpen}>
          <summary aria-label={fillIn(lists.fieldsOf, { name })}>{lists.fields}</summary>
          <fieldset className={fieldsCss.fields} aria-label={name}>
            {fields.filter(isOneInput).map((field) => (
              <FieldCard key={field.path} field={field} isLocked={!canEdit(field)} isNested />
            ))}
          </fieldset>
          <ul>
            {fields
              .filter((field) => !isOneInput(field))
              .map((field) => (
                <FieldRow key={field.path} field={field} isNested />
              ))}
          </ul>
        </details>
      )}
    </li>
  );
}
