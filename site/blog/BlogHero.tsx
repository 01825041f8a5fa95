import type { BlogWords } from "#content/words/blog.ts";
import { TilePanel } from "#ui/TilePanel.tsx";
import styles from "./BlogHero.module.css";

type Props = { words: Pick<BlogWords, "heading" | "lead"> };

export function BlogHero({ words }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.hero}`} aria-labelledby="blog-title">
      <div>
        <h1 id="blog-title">{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles.wall}>
        <TilePanel columns={3} rows={2} />
      </div>
    </section>
  );
}
