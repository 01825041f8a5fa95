import styles from "./ArticleText.module.css";
import { articleHtml } from "./article-html.ts";

/** The article itself, from the Markdown of our own content. */
export function ArticleText({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time from content/articles
    <div className={styles.text} dangerouslySetInnerHTML={{ __html: articleHtml(html, "article-title") }} />
  );
}
