import type { ArticleCategory } from "./article-categories.ts";
import { foldText } from "./fold-text.ts";

type SearchableArticle = {
  title: string;
  excerpt: string;
  category: ArticleCategory;
  featured: boolean;
};
export type ArticleFilter = { search: string; category: ArticleCategory | "all" };

/**
 * The articles a visitor asked for, in the order they came in: the search stands in the title or in the excerpt,
 * whatever its case and accents, and the category is the article's. The first of them that is flagged featured
 * stands apart from the others.
 */
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
