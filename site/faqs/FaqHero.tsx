import type { FaqWords } from "#content/words/faqs.ts";
import { TilePanel } from "#ui/TilePanel.tsx";
import styles from "./FaqHero.module.css";

type Props = { words: Pick<FaqWords, "heading" | "lead"> };

export function FaqHero({ words }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.hero}`} aria-labelledby="faqs-title">
      <div>
        <h1 id="faqs-title">{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles.wall}>
        <TilePanel columns={4} rows={2} />
      </div>
    </section>
  );
}
