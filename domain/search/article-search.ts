import type { ArticleCategory } from "./article-categories.ts";
import { foldText } from "./fold-text.ts";

type SearchableArticle = {
  title: string;
  excerpt: string;
  category: ArticleCategory;
  featured: boolean;
};
export type ArticleFilter = { search: string; category: ArticleCategory | "all" };

/** Filters articles by category and text, in their order; the first featured match is returned apart. */
export function findArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  { search, category }: ArticleFilter,
): { featured: Article | undefined; others: Article[] } {
  const foldedSearch = foldText(search);
  const matches = articles.filter(
    (article) =>
      (category === "all" || article.category === category) &&
      (foldText(article.title).includes(foldedSearch) || foldText(article.excerpt).includes(foldedSearch)),
  );
  const featured = matches.find((article) => article.featured);
  return { featured, others: matches.filter((article) => article !== featured) };
}
