import { type ArticleCategory, articleCategories } from "#domain/search/article-categories.ts";
import { categoryTiles } from "#domain/tiles/category-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import type { BrowserLabels } from "./article-cards.ts";
import styles from "./CategoryButtons.module.css";

type Choice = ArticleCategory | "all";
type Props = { labels: BrowserLabels; chosenCategory: Choice; onChoose: (category: Choice) => void };

const nearest = { block: "nearest", inline: "nearest" } as const;
const choices: readonly Choice[] = ["all", ...articleCategories];

/** One category or all of them; on a phone a row that scrolls sideways. */
export function CategoryButtons({ labels, chosenCategory, onChoose }: Props) {
  return (
    <fieldset className={styles.categories}>
      <legend>{labels.category}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={choice === chosenCategory}
            onClick={() => onChoose(choice)}
            // The browser is content with a button of which an edge can be seen. A press moves nothing under the finger.
            onFocus={({ target }) => target.matches(":focus-visible") && target.scrollIntoView(nearest)}
          >
            <TileRose {...categoryTiles[choice]} className={styles.tile} />
            {labels.categories[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
