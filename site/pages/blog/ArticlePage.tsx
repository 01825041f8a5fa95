import type { BlogWords } from "#content/words/blog.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Picture } from "../../frame/Picture.tsx";
import { ArticleContents } from "./ArticleContents.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import styles from "./ArticlePage.module.css";
import textCss from "./ArticleText.module.css";
import { NextArticle } from "./NextArticle.tsx";
import { ServiceBox } from "./ServiceBox.tsx";
import type { Article } from "./shown-article.ts";

type Props = {
  locale: Locale;
  words: BlogWords;
  article: Article;
  next: Article;
  catalogue: Practice["catalogue"];
};

/** An article with its contents beside it; at its end its sources, what we can do about it, and the next one. */
export function ArticlePage({ locale, words, article, next, catalogue }: Props) {
  const { sources, nextStep, picture } = article.data;
  return (
    <article className={`wrap ${styles.page}`} aria-labelledby="article-title">
      <ArticleHead locale={locale} words={words} article={article} />
      <ArticleContents label={words.article.contents} headings={article.headings} />
      <div className={styles.column}>
        {picture && (
          <Picture
            className={styles.picture}
            picture={picture}
            place="article"
            alt={picture.alt[locale]}
            sizes="(width < 48rem) calc(100vw - 2rem), 44rem"
          />
        )}
        <div
          className={textCss.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time from content/articles
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
        <Sources heading={words.article.sources} sources={sources} />
        <ServiceBox
          locale={locale}
          heading={words.article.nextStep}
          nextStep={nextStep}
          article={article}
          catalogue={catalogue}
        />
        <NextArticle locale={locale} words={words} article={next} />
      </div>
    </article>
  );
}

type SourcesProps = { heading: string; sources: Article["data"]["sources"] };
const Sources = ({ heading, sources }: SourcesProps) => (
  <section className={styles.sources} aria-labelledby="sources-heading">
    <h2 id="sources-heading">{heading}</h2>
    <ol>
      {sources.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          <span>{new URL(url).host.replace(/^www\./, "")}</span>
        </li>
      ))}
    </ol>
  </section>
);
