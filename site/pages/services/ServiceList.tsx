import { localPath } from "#content/routes.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { ListingWords } from "#content/words/services/listing.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import styles from "./ServiceList.module.css";

type Props = {
  locale: Locale;
  words: ListingWords;
  prices: HomeWords["prices"];
  catalogue: Practice["catalogue"];
};

/** Every service with its tile, what it is, its price line and the way to its page. */
export function ServiceList({ locale, words, prices, catalogue }: Props) {
  const about: Record<string, string> = words.about;
  return (
    <ul className={`wrap ${styles.list}`}>
      {catalogue.map((entry) => (
        <li key={entry.id}>
          <TileRose tile={entry.tile} scheme={entry.scheme} />
          <div>
            <h2>{entry.title[locale]}</h2>
            <p>{about[entry.id] ?? entry.description[locale]}</p>
          </div>
          <div className={styles.foot}>
            <p className={styles.price}>
              {prices.from}{" "}
              <span>
                <b>{formatMoney(entry.from, locale)}</b>
                {prices.per[entry.per]}
              </span>
            </p>
            <a className="button quiet" href={localPath(entry.link, locale)}>
              {words.learnMore}
              <span className="unseen">: {entry.title[locale]}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
