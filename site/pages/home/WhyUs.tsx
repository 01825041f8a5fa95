import { fillIn } from "#content/format/fill-in.ts";
import { proofValues } from "#content/format/proof-values.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TitledList } from "../../frame/TitledList.tsx";
import styles from "./WhyUs.module.css";

type Props = { words: HomeWords["why"]; proof: Practice["proof"] };

export function WhyUs({ words, proof }: Props) {
  return (
    <section className={`wrap ${styles.why}`} aria-labelledby="why-heading">
      <h2 id="why-heading">{words.heading}</h2>
      <TitledList
        items={Object.values(words.reasons).map(({ title, text }) => ({
          title: fillIn(title, proofValues(proof)),
          text,
        }))}
      />
    </section>
  );
}
