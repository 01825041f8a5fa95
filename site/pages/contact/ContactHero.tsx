import { fillIn } from "#content/format/fill-in.ts";
import type { ContactWords } from "#content/words/contact.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
import styles from "./ContactHero.module.css";

type Props = { words: ContactWords["hero"]; proof: Practice["proof"] };

export function ContactHero({ words, proof }: Props) {
  const { consultation, response, bilingual } = words.promises;
  return (
    <PageHero heading={words.heading} lead={fillIn(words.lead, proof)} className={styles.hero}>
      <ul className={styles.promises}>
        {[consultation, fillIn(response, proof), bilingual].map((promise) => (
          <li key={promise}>
            <Icon name="check" size={22} />
            {promise}
          </li>
        ))}
      </ul>
    </PageHero>
  );
}
