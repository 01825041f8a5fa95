import type { ItinWords } from "#content/words/services/itin.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Tier } from "#domain/practice/practice.ts";
import styles from "./PricedHelp.module.css";

type Props = { locale: Locale; words: ItinWords["prices"]; tiers: readonly Tier[] };

/** The dialog of a tier; its button and the page's doorway name it alike. */
export const helpDialog = (tierId: string) => `help-${tierId}`;

/** Receipts with a button each, which opens the dialog of that service type. */
export function PricedHelp({ locale, words, tiers }: Props) {
  return (
    <section className={styles.prices} aria-labelledby="prices-heading">
      <div className="wrap">
        <h2 id="prices-heading">{words.heading}</h2>
        <ul>
          {tiers.map(({ id, name, price, description, features }) => (
            <li key={id} className="card">
              <h3>{name[locale]}</h3>
              <p className={styles.price}>{price !== undefined && formatMoney(price, locale)}</p>
              <p>{description[locale]}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature.en}>{feature[locale]}</li>
                ))}
              </ul>
              <button type="button" className="button" command="show-modal" commandfor={helpDialog(id)}>
                {words.help}
                <span className="unseen">: {name[locale]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
