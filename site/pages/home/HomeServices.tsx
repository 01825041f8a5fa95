import { localPath, pathOf } from "#content/routes.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import styles from "./HomeServices.module.css";

type Props = { locale: Locale; words: HomeWords; catalogue: Practice["catalogue"] };

/** The eight services as a ledger: tile, name, leader, starting price. */
export function HomeServices({ locale, words, catalogue }: Props) {
  return (
    <section className={styles.services} aria-labelledby="services-heading">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="services-heading">{words.services.heading}</h2>
          <p>{words.services.lead}</p>
        </header>
        <ul className={styles.ledger}>
          {catalogue.map((entry) => (
            <li key={entry.id}>
              <a href={localPath(entry.link, locale)}>
                <TileRose tile={entry.tile} scheme={entry.scheme} />
                <span className={styles.name}>
                  <b>{entry.title[locale]}</b>
                  <span>{entry.description[locale]}</span>
                </span>
                <span className={styles.price}>
                  {`${words.prices.from} `}
                  <span className={styles.amount}>
                    <b>{formatMoney(entry.from, locale)}</b>
                    {words.prices.per[entry.per]}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <a className={`button quiet ${styles.all}`} href={pathOf("services", locale)}>
          {words.services.all}
        </a>
      </div>
    </section>
  );
}
