import type { ReactNode } from "react";
import { pathOf } from "#content/routes.ts";
import type { CompareWords } from "#content/words/compare.ts";
import type { Locale } from "#domain/locale.ts";
import { methodTiles } from "#domain/tiles/filing-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { TileWindow } from "#ui/tiles/TileWindow.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
import styles from "./CompareHero.module.css";
import { type FilingWays, methods } from "./filing-ways.ts";

type Props = { locale: Locale; words: CompareWords; ways: FilingWays; quiz?: ReactNode };

/** What the page is about, the quiz in a tiled window, and what the two ways cost at least. */
export function CompareHero({ locale, words, ways, quiz }: Props) {
  const { hero } = words;
  return (
    <PageHero
      heading={hero.heading}
      lead={hero.lead}
      className={styles.hero}
      aside={
        <>
          <div className={styles.quiz}>
            <TileWindow>
              <section id="quiz" aria-labelledby="quiz-heading">
                <h2 id="quiz-heading" className={styles.quizHeading}>
                  {words.quiz.heading}
                </h2>
                <p className={`${styles.intro} ${styles.withScript}`}>{words.quiz.intro}</p>
                <p className={`${styles.intro} ${styles.plain}`}>{words.quiz.plainIntro}</p>
                {quiz}
              </section>
            </TileWindow>
          </div>
          <ul className={styles.ways} aria-label={hero.waysLabel}>
            {methods.map((method) => (
              <li key={method}>
                <a href={ways[method].path}>
                  <TileRose {...methodTiles[method]} />
                  <span className={styles.name}>{ways[method].name}</span>
                  <span className={styles.price}>
                    {`${ways[method].from} `}
                    <b>{ways[method].price}</b>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <p className={styles.video}>
        <a href={pathOf("virtual", locale)}>{hero.video}</a>
      </p>
    </PageHero>
  );
}
