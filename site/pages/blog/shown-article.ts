import type { Article as ArticlePair } from "#domain/website/article.ts";

type Texts = Omit<ArticlePair["en"], "body">;
type Shared = Omit<ArticlePair, "en" | "es" | "date" | "checked">;

/** An article in one language, as its page shows it. */
export type Article = {
  /** The part of the address that both languages share. */
  slug: string;
  data: Texts & Shared & { date: Date; checked: Date };
  /** Markdown. */
  body: string;
  html: string;
  headings: readonly { depth: number; slug: string; text: string }[];
};
