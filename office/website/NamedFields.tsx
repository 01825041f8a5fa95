import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Entries.module.css";
import { NestedFields } from "./NestedFields.tsx";

/** The fields of an entry that cannot be taken out, under its name. */
export function NamedFields({ fields }: { fields: readonly [Field, ...Field[]] }) {
  const { locale } = useOffice();
  const name = fields[0].title?.[locale] ?? "";
  return (
    <section className={css.named} aria-label={name}>
      <h3>{name}</h3>
      <NestedFields name={name} fields={fields} />
    </section>
  );
}
