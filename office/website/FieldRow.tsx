import { Link } from "react-router";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { standingValue } from "./current-value.ts";
import css from "./Fields.module.css";
import { labelOf, wholeNameOf } from "./field-names.ts";
import { UpdateChoice } from "./UpdateChoice.tsx";
import { useRights } from "./use-rights.ts";
import { valueText } from "./value-text.ts";
import { fieldPath } from "./website-paths.ts";

type Props = {
  field: Field;
  /** No group stands above it. */
  isWhole?: boolean;
  /** Its entry is named above it. */
  isNested?: boolean;
};

/** A field in a list, which opens its own screen. */
export function FieldRow({ field, isWhole = false, isNested = false }: Props) {
  const { locale } = useOffice();
  const { canEdit } = useRights();
  const words = websiteWords[locale];
  const text = valueText(field.kind, standingValue(field), locale, field.entries);
  const name = (isWhole ? wholeNameOf : labelOf)(field, locale);
  const isRemoved = field.isEntry && standingValue(field) === null;
  return (
    <li className={css.item}>
      <Link to={fieldPath(field.path)} aria-label={name}>
        {isNested ? labelOf({ ...field, title: null }, locale) : name}
      </Link>
      {field.draft && <span className={css.draft}> · {isRemoved ? words.state.removed : words.waits}</span>}
      <p className={css.soft}>{text}</p>
      {isWhole && canEdit(field) && <UpdateChoice field={field} />}
    </li>
  );
}
