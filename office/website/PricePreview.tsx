import { useEffect, useState } from "react";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import type { Locale } from "#domain/locale.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { languageNames } from "../parts/language-names.ts";
import { standingValue } from "./current-value.ts";
import { groupFields, groupOf } from "./field-names.ts";
import css from "./PricePreview.module.css";
import { type PricedEntry, priceStyle, splitPriced } from "./priced-entries.ts";
import { moneyText, textIn } from "./value-text.ts";

/** The prices of the group that has the focus as visitors will read them, in either language: what waits is marked. */
export function PricePreview({ fields }: { fields: readonly Field[] }) {
  const { locale } = useOffice();
  const [shown, setShown] = useState<Locale>(locale === "en" ? "es" : "en");
  const [path, setPath] = useState("");
  useEffect(() => {
    const look = () => {
      const field = document.activeElement?.closest<HTMLElement>("[data-path]");
      if (field) setPath(field.dataset.path ?? "");
    };
    // A field may have had the focus before this was loaded.
    look();
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  }, []);
  const words = websiteListWords[locale].preview;
  const groups = groupFields(fields).map(({ group, fields: own }) => ({ group, ...splitPriced(own) }));
  const priced = groups.filter(({ priced: entries }) => entries.length > 0);
  const looked = priced.find(({ group }) => group === groupOf(path)) ?? priced[0];
  if (!looked) return null;
  return (
    <aside className={css.preview} aria-label={words.heading}>
      <div className={css.head}>
        <h2>{words.heading}</h2>
        <fieldset aria-label={words.language}>
          {languageNames.map(({ value, label }) => (
            <button key={value} type="button" aria-pressed={value === shown} onClick={() => setShown(value)}>
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div lang={shown} className={css.page}>
        <h3>{fieldWords[shown].groups[looked.group]}</h3>
        <ul>
          {looked.priced.map((entry) => (
            <li key={entry.price.path} className={waits(entry) ? css.changed : undefined}>
              <span>{textIn(standingValue(entry.name), shown)}</span>
              <strong>{priceIn(entry, shown)}</strong>
            </li>
          ))}
        </ul>
      </div>
      <p className="soft">{words.whole}</p>
    </aside>
  );
}

const waits = ({ name, price, flags }: PricedEntry) =>
  [name, price, ...flags].some(({ draft }) => draft !== null);

function priceIn({ price, flags }: PricedEntry, locale: Locale): string {
  const amount = standingValue(price);
  if (price.findings.some(({ severity }) => severity === "error")) return "–";
  if (amount === null) return serviceWords[locale].tiers.afterConsultation;
  if (typeof amount !== "number") return "–";
  const shown = moneyText(amount, locale);
  const style = priceStyle(flags);
  if (style === "plus") return `${shown}+`;
  return style === "from" ? `${websiteListWords[locale].priceStyle.from} ${shown}` : shown;
}
