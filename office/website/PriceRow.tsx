import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { useOffice } from "../base/office-context.ts";
import { useIsDesktop } from "../parts/use-is-desktop.ts";
import { isAsked } from "./current-value.ts";
import { FieldCard } from "./FieldCard.tsx";
import fieldsCss from "./Fields.module.css";
import css from "./PriceRows.module.css";
import { type PricedEntry, priceStyle } from "./priced-entries.ts";
import { useFold } from "./use-fold.ts";
import { useRights } from "./use-rights.ts";
import { fieldPath } from "./website-paths.ts";

/** A level or a service: its name in both languages and its price in one row; a phone shows the name it reads. */
export function PriceRow({ entry: { name, price, flags } }: { entry: PricedEntry }) {
  const { locale } = useOffice();
  const { canEdit } = useRights();
  const isDesktop = useIsDesktop();
  const { isDrawn, button, part } = useFold(flags.some(isAsked));
  const words = websiteListWords[locale];
  const title = price.title?.[locale] ?? "";
  const style = words.priceStyle[priceStyle(flags)];
  return (
    <li className={`${css.row} ${fieldsCss.unlabelled}`}>
      {isDesktop || isAsked(name) ? (
        <FieldCard field={name} isLocked={!canEdit(name)} />
      ) : (
        <Link to={fieldPath(name.path)}>{title}</Link>
      )}
      <FieldCard field={price} isLocked={!canEdit(price)} />
      {flags.length > 0 && (
        <>
          <button
            className={css.style}
            aria-label={fillIn(words.priceStyleOf, { name: title, style })}
            {...button}
          >
            {style}
          </button>
          <div className={css.flags} {...part}>
            {isDrawn &&
              flags.map((flag) => <FieldCard key={flag.path} field={flag} isLocked={!canEdit(flag)} />)}
          </div>
        </>
      )}
    </li>
  );
}
