import { Link } from "react-router";
import { websiteWords } from "#content/words/office/website.ts";
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
  const value = currentValue(entry);
  const isTakenOut = value === null;
  const name = entry.title?.[locale] ?? labelOf(entry, locale);
  return (
    <li className={css.entry} data-path={entry.path}>
      <div className={css.head}>
        {fields.length > 0 ? (
          <h3>{name}</h3>
        ) : (
          <Link to={fieldPath(entry.path)}>{labelOf(entry, locale)}</Link>
        )}
        {canEdit(entry) && <EntryTools entry={entry} name={name} order={order} />}
      </div>
      {entry.draft && <p className={fieldsCss.draft}>{isTakenOut ? words.state.removed : words.waits}</p>}
      {fields.length === 0 && !isTakenOut && (
        <p className={fieldsCss.soft}>{valueText(entry.kind, value, locale)}</p>
      )}
      {canEdit(entry) && <UpdateChoice field={entry} />}
      {!isTakenOut && fields.length > 0 && (
        <>
          <div className={fieldsCss.fields}>
            {fields.filter(isOneInput).map((field) => (
              <FieldCard key={field.path} field={field} isLocked={!canEdit(field)} />
            ))}
          </div>
          <ul>
            {fields
              .filter((field) => !isOneInput(field))
              .map((field) => (
                <FieldRow key={field.path} field={field} />
              ))}
          </ul>
        </>
      )}
    </li>
  );
}
