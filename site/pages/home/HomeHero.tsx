import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { claimWords } from "#content/format/proof-values.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TileWindow } from "#ui/tiles/TileWindow.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
import styles from "./HomeHero.module.css";

type Props = { locale: Locale; words: HomeWords["hero"]; practice: Practice; form?: ReactNode };

export function HomeHero({ locale, words, practice: { business, proof }, form }: Props) {
  const facts = [
    [claimWords(proof.heroClients, locale), words.facts.clients],
    [claimWords(proof.yearsOfExperience, locale), words.facts.years],
    [proof.responseHours, words.facts.hours],
  ];
  return (
    <PageHero
      heading={words.heading}
      lead={fillIn(words.lead, proof)}
      className={styles.hero}
      above={
        <p className={styles.place}>
          {`${business.address.city}, ${business.address.state} · ${words.languages}`}
        </p>
      }
      aside={
        <TileWindow>
          <div className={styles.request} id="request">
            <h2>{words.formHeading}</h2>
            <p className={styles.intro}>{fillIn(words.formIntro, proof)}</p>
            {form}
          </div>
        </TileWindow>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([number, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  );
}
