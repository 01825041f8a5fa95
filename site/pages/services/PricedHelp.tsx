import type { ItinWords } from "#content/words/services/itin.ts";
import type { Locale } from "#domain/locale.ts";
import type { Tier } from "#domain/practice/practice.ts";
import type { OfferedType } from "../../forms/offered-types.ts";
import styles from "./PricedHelp.module.css";

type Props = {
  locale: Locale;
  words: ItinWords["prices"];
  tiers: readonly Tier[];
  types: readonly OfferedType[];
};

/** The dialog of a tier; its button and the page's doorway name it alike. */
export const helpDialog = (tierId: string) => `help-${tierId}`;

/** Receipts with a button each, which opens the dialog of that service type. */
export function PricedHelp({ locale, words, tiers, types }: Props) {
  return (
    <section className={styles.prices} aria-labelledby="prices-heading">
      <div className="wrap">
        <h2 id="prices-heading">{words.heading}</h2>
        <ul>
          {tiers.map(({ id, name, price, description, features }, place) => (
            <li key={id} className="card">
              <h3>{name[locale]}</h3>
              <p className={price === undefined ? styles.unpriced : styles.price}>{types[place]?.price}</p>
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
