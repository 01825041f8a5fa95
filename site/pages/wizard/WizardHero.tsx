import { fillIn } from "#content/format/fill-in.ts";
import type { WizardWords } from "#content/words/wizard.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
import styles from "./WizardHero.module.css";

type Props = { words: WizardWords["hero"]; proof: Practice["proof"] };

export function WizardHero({ words, proof }: Props) {
  return (
    <PageHero heading={words.heading} lead={words.lead} className={styles.hero}>
      <ul className={styles.facts}>
        {words.facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {fillIn(fact, proof)}
          </li>
        ))}
      </ul>
    </PageHero>
  );
}
