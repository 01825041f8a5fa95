import { Suspense } from "react";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Changes.module.css";
import { wholeNameOf } from "./field-names.ts";
import { hasParts } from "./one-input.ts";
import { valueText } from "./value-text.ts";
import { fieldPath } from "./website-paths.ts";

const ChangedParts = lazyPart(async () => (await import("./change-parts.ts")).ChangedParts);

/** What waits to be published: each field with what it will say, what it says now, and who is booked all the same. */
export function ChangeList({ fields }: { fields: readonly Field[] }) {
  const { locale } = useOffice();
  const { state } = websiteWords[locale];
  const textOf = ({ kind, entries }: Field, value: Json) => valueText(kind, value, locale, entries);
  return (
    <ul className={css.changes}>
      {fields.map((field) => {
        const next = field.draft?.value ?? null;
        return (
          <li key={field.path}>
            <Link to={fieldPath(field.path)}>{wholeNameOf(field, locale)}</Link>:{" "}
            {hasParts(field, next) ? (
              <Suspense>
                <ChangedParts field={field} next={next} />
              </Suspense>
            ) : (
              <>
                <ins>{field.isEntry && next === null ? state.removed : textOf(field, next)}</ins>
                {(field.live !== null || !field.isEntry) && (
                  <>
                    {"\u00a0· "}
                    <del>{fillIn(state.was, { value: textOf(field, field.live) })}</del>
                  </>
                )}
              </>
            )}
            {field.findings.map(
              ({ rule, place, says }) => rule === "booked-day" && <p key={place}>{says[locale]}</p>,
            )}
          </li>
        );
      })}
    </ul>
  );
}
