import { websiteWords } from "#content/words/office/website.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { locales } from "#domain/locale.ts";
import { useOffice } from "../base/office-context.ts";
import { PriceRow } from "./PriceRow.tsx";
import css from "./PriceRows.module.css";
import type { PricedEntry } from "./priced-entries.ts";

/** The names and prices of a group below each other, under the names of their columns where these stand side by side. */
export function PriceRows({ entries }: { entries: readonly PricedEntry[] }) {
  const { locale } = useOffice();
  const { language } = websiteWords[locale];
  const [first] = entries;
  if (!first) return null;
  const label = fieldWords[locale].labels[first.name.pattern];
  return (
    <div className={entries.some(({ flags }) => flags.length > 0) ? undefined : css.plain}>
      <div className={css.heads} aria-hidden="true">
        {locales.map((each) => (
          <span key={each}>{`${label} (${language[each]})`}</span>
        ))}
        <span>{websiteListWords[locale].price}</span>
      </div>
      <ul className={css.rows}>
        {entries.map((entry) => (
          <PriceRow key={entry.price.path} entry={entry} />
        ))}
      </ul>
    </div>
  );
}
