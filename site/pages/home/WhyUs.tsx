import { fillIn } from "#content/format/fill-in.ts";
import { proofValues } from "#content/format/proof-values.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { Practice } from "#domain/practice/practice.ts";
import styles from "./WhyUs.module.css";

type Props = { words: HomeWords["why"]; proof: Practice["proof"] };

export function WhyUs({ words, proof }: Props) {
  return (
    <section className={`wrap ${styles.why}`} aria-labelledby="why-heading">
      <h2 id="why-heading">{words.heading}</h2>
      <ul className={styles.reasons}>
        {Object.entries(words.reasons).map(([name, { title, text }]) => (
          <li key={name}>
            <h3>{fillIn(title, proofValues(proof))}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
