import { fillIn } from "#content/format/fill-in.ts";
import { proofValues } from "#content/format/proof-values.ts";
import type { AboutWords } from "#content/words/about.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Picture } from "../../frame/Picture.tsx";
import { TitledList } from "../../frame/TitledList.tsx";
import styles from "./AboutStory.module.css";

type Props = {
  locale: Locale;
  words: AboutWords;
  proof: Practice["proof"];
  office: Practice["pictures"]["office"];
};

/** Mission, background, commitment, and the values behind them. */
export function AboutStory({ locale, words, proof, office }: Props) {
  const { story, values } = words;
  return (
    <>
      <section className={styles.shaded} aria-labelledby="story-heading">
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h2 id="story-heading">{story.heading}</h2>
            {office && (
              <Picture
                className={styles.office}
                picture={office}
                place="office"
                alt={office.alt[locale]}
                sizes="(width < 40rem) calc(100vw - 2rem), 24rem"
              />
            )}
          </div>
          <TitledList
            items={Object.values(story.parts).map(({ title, text }) => ({
              title,
              text: fillIn(text, proofValues(proof)),
            }))}
          />
        </div>
      </section>
      <section className={`wrap ${styles.columns} ${styles.values}`} aria-labelledby="values-heading">
        <h2 id="values-heading">{values.heading}</h2>
        <ul className={styles.pairs}>
          {Object.entries(values.list).map(([name, { title, text }]) => (
            <li key={name}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
