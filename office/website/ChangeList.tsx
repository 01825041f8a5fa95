import { Link } from "react-router";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { wholeNameOf } from "./field-names.ts";
import css from "./PublishPanel.module.css";
import { valueText } from "./value-text.ts";
import { fieldPath } from "./website-paths.ts";

/** What waits to be published: each field with what it says now and what it will say. */
export function ChangeList({ fields }: { fields: readonly Field[] }) {
  const { locale } = useOffice();
  return (
    <details className={css.changes}>
      <summary>{websiteWords[locale].waiting.list}</summary>
      <ul>
        {fields.map((field) => (
          <li key={field.path}>
            <Link to={fieldPath(field.path)}>{wholeNameOf(field, locale)}</Link>:{" "}
            <del>{valueText(field.kind, field.live, locale)}</del>{" "}
            <ins>{valueText(field.kind, field.draft?.value ?? null, locale)}</ins>
          </li>
        ))}
      </ul>
    </details>
  );
}
