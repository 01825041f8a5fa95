import type { CompareWords } from "#content/words/compare.ts";
import { methodTiles } from "#domain/tiles/filing-tiles.ts";
import { Icon } from "#ui/Icon.tsx";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { type FilingWays, methods } from "./filing-ways.ts";
import styles from "./RecommendationCards.module.css";

type Props = { words: CompareWords; ways: FilingWays };

/** For whom each way is best, and the door to its page. */
export function RecommendationCards({ words, ways }: Props) {
  return (
    <section className={`wrap ${styles.short}`} aria-labelledby="in-short-heading">
      <h2 id="in-short-heading">{words.cards.heading}</h2>
      <div className={styles.cards}>
        {methods.toReversed().map((method) => (
          <article key={method} className={`card ${styles.way}`}>
            <p className={styles.name}>
              <TileRose {...methodTiles[method]} />
              {ways[method].name}
            </p>
            <h3>{words.cards.bestFor[method]}</h3>
            <ul>
              {words.cards.points[method].map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <p className={styles.price}>
              {ways[method].from} <b>{ways[method].price}</b> {ways[method].discount}
            </p>
            <a className="button quiet" href={ways[method].path}>
              {ways[method].seePrices}
            </a>
          </article>
        ))}
      </div>
    </section>
  );
}
