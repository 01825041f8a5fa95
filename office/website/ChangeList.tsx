import { Link } from "react-router";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { wholeNameOf } from "./field-names.ts";
import css from "./PublishPanel.module.css";
import { valueText } from "./value-text.ts";
import { fieldPath } from "./website-paths.ts";

/** What waits to be published: each field with what it says now and what it will say. */
export function ChangeList({ fields }: { fields: readonly Field[] }) {
  const { locale } = useOffice();
  const textOf = ({ kind, entries }: Field, value: Field["live"]) => valueText(kind, value, locale, entries);
  return (
    <ul className={css.changes}>
      {fields.map((field) => (
        <li key={field.path}>
          <Link to={fieldPath(field.path)}>{wholeNameOf(field, locale)}</Link>:{" "}
          <del>{textOf(field, field.live)}</del> <ins>{textOf(field, field.draft?.value ?? null)}</ins>
        </li>
      ))}
    </ul>
  );
}
