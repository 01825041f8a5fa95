import type { Field } from "#domain/office/website-values.ts";
import { FieldCard } from "./FieldCard.tsx";
import { FieldRow } from "./FieldRow.tsx";
import css from "./Fields.module.css";
import { isOneInput } from "./one-input.ts";
import { useRights } from "./use-rights.ts";

type Props = {
  /** Of the entry that the fields belong to, which is named above them. */
  name: string;
  fields: readonly Field[];
};

/** The fields of one entry: what is one input first, then the ways to the others. */
export function NestedFields({ name, fields }: Props) {
  const { canEdit } = useRights();
  return (
    <>
      <fieldset className={css.fields} aria-label={name}>
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
    </>
  );
}
