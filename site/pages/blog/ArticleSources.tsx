import styles from "./ArticleSources.module.css";

type Props = { heading: string; sources: readonly { title: string; url: string }[] };

export function ArticleSources({ heading, sources }: Props) {
  return (
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
}
