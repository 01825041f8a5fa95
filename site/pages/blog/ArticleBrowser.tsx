import { useEffect, useRef, useState } from "react";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { type ArticleFilter, findArticles } from "#domain/search/article-search.ts";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import styles from "./ArticleBrowser.module.css";
import { ArticleEntry } from "./ArticleEntry.tsx";
import type { ArticleBrowserProps } from "./article-cards.ts";
import { CategoryButtons } from "./CategoryButtons.tsx";
import { FeaturedArticle } from "./FeaturedArticle.tsx";

/** How many articles the grid shows at first, and how many more at each press of the button. */
const perPage = 6;
const everything: ArticleFilter = { search: "", category: "all" };

/** Search, categories and the articles themselves; without script all articles stand there and nothing else. */
export function ArticleBrowser({ labels, articles }: ArticleBrowserProps) {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState(everything);
  const [limit, setLimit] = useState(perPage);
  const { featured, others } = findArticles(articles, filter);
  const count = others.length + (featured ? 1 : 0);
  const hiddenCount = Math.max(0, others.length - limit);

  const readSearch = () => setFilter((before) => ({ ...before, search: search.current?.value ?? "" }));
  const clear = () => {
    if (search.current) search.current.value = "";
    setFilter(everything);
    search.current?.focus();
  };
  // What was typed before this script came counts.
  useEffect(readSearch, []);
  useIslandReady(search);
  // The button that was pressed may be gone: the reader goes on at the first article it brought.
  useEffect(() => {
    if (limit > perPage) grid.current?.children[limit - perPage]?.querySelector("a")?.focus();
  }, [limit]);

  if (articles.length === 0) return null;
  return (
    <section className={`wrap ${styles.browser}`} aria-labelledby="articles-heading">
      <h2 id="articles-heading" className="unseen">
        {labels.heading}
      </h2>
      <search className={styles.controls}>
        <p className={`field ${styles.search}`}>
          <label htmlFor="article-search">{labels.searchLabel}</label>
          <input
            ref={search}
            id="article-search"
            type="search"
            placeholder={labels.search}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            aria-controls="articles"
            onInput={readSearch}
          />
        </p>
        <CategoryButtons
          labels={labels}
          chosenCategory={filter.category}
          onChoose={(category) => setFilter((before) => ({ ...before, category }))}
        />
      </search>
      <p role="status" className={count === 0 ? styles.none : styles.status}>
        {count === 0 ? labels.empty : countWords(labels, count, hiddenCount)}
      </p>
      {count === 0 && (
        <div className={styles.empty}>
          <button type="button" className="button quiet" onClick={clear}>
            {labels.clear}
          </button>
          <div className={styles.gap}>
            <TilePanel columns={5} rows={1} missing={3} />
          </div>
        </div>
      )}
      <div id="articles" className={styles.articles}>
        {featured && <FeaturedArticle article={featured} labels={labels} />}
        <ul ref={grid} className={styles.grid}>
          {others.map((article, place) => (
            <ArticleEntry key={article.path} article={article} labels={labels} isLater={place >= limit} />
          ))}
        </ul>
      </div>
      {hiddenCount > 0 && (
        <button
          type="button"
          className={`button quiet ${styles.more}`}
          onClick={() => setLimit(limit + perPage)}
        >
          {labels.more}
        </button>
      )}
    </section>
  );
}

function countWords({ counted, partly }: ArticleBrowserProps["labels"], count: number, hidden: number) {
  const all = fillCount(counted, count);
  return hidden === 0 ? all : fillIn(partly, { shown: count - hidden, all });
}
