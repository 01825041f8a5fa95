import { fillIn } from "#content/format/fill-in.ts";
import type { ContactWords } from "#content/words/contact.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { WallHero } from "../../frame/WallHero.tsx";
import styles from "./ContactHero.module.css";

type Props = { words: ContactWords["hero"]; proof: Practice["proof"] };

export function ContactHero({ words, proof }: Props) {
  const { consultation, response, bilingual } = words.promises;
  return (
    <WallHero heading={words.heading} lead={fillIn(words.lead, proof)}>
      <ul className={styles.promises}>
        {[consultation, fillIn(response, proof), bilingual].map((promise) => (
          <li key={promise}>
            <Icon name="check" size={22} />
            {promise}
          </li>
        ))}
      </ul>
    </WallHero>
  );
}
