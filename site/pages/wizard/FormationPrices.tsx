import { fillIn } from "#content/format/fill-in.ts";
import type { WizardWords } from "#content/words/wizard.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import styles from "./FormationPrices.module.css";
import lines from "./PricedLines.module.css";

type Props = {
  locale: Locale;
  words: WizardWords["prices"];
  formation: Practice["tiers"]["businessFormation"];
};

/** What forming a company costs here, and what the state asks for besides. */
export function FormationPrices({ locale, words, formation }: Props) {
  return (
    <section className={`wrap ${styles.prices}`} aria-labelledby="formation-prices">
      <h2 id="formation-prices">{words.heading}</h2>
      <div>
        <ul className={lines.list}>
          {formation.tiers.map(({ id, name, description, price }) => (
            <li key={id}>
              <p className={lines.line}>
                <b>{name[locale]}</b>
                <span className={lines.price}>
                  {price === undefined
                    ? words.quoted
                    : fillIn(words.from, { price: formatMoney(price, locale) })}
                </span>
              </p>
              <p className={lines.includes}>{description[locale]}</p>
            </li>
          ))}
        </ul>
        {formation.notes.map((note) => (
          <p key={note.en} className={styles.note}>
            {note[locale]}
          </p>
        ))}
      </div>
    </section>
  );
}
