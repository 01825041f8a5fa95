import { fillIn } from "#content/format/fill-in.ts";
import type { WizardWords } from "#content/words/wizard.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./WizardHero.module.css";

type Props = { words: WizardWords["hero"]; proof: Practice["proof"] };

export function WizardHero({ words, proof }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.hero}`} aria-labelledby="wizard-title">
      <h1 id="wizard-title">{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <ul className={styles.facts}>
        {words.facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {fillIn(fact, proof)}
          </li>
        ))}
      </ul>
    </section>
  );
}
