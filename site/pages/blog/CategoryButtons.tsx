import { type ArticleCategory, articleCategories } from "#domain/search/article-categories.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import type { BrowserLabels } from "./article-cards.ts";
import styles from "./CategoryButtons.module.css";
import { categoryTiles } from "./category-tiles.ts";

type Choice = ArticleCategory | "all";
type Props = { labels: BrowserLabels; chosenCategory: Choice; onChoose: (category: Choice) => void };

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
          >
            <TileRose {...categoryTiles[choice]} className={styles.tile} />
            {labels.categories[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
