import { claimWords } from "#content/format/proof-values.ts";
import type { AboutWords } from "#content/words/about.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { Breadcrumbs, type Crumb } from "../../frame/Breadcrumbs.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
import { Picture } from "../../frame/Picture.tsx";
import styles from "./AboutHero.module.css";

type Props = {
  locale: Locale;
  words: AboutWords;
  practice: Practice;
  crumbsLabel: string;
  crumbs: readonly Crumb[];
};

export function AboutHero({ locale, words, practice, crumbsLabel, crumbs }: Props) {
  const { owner } = practice.business;
  const { portrait } = practice.pictures;
  const { satisfiedClients, yearsOfExperience } = practice.proof;
  return (
    <PageHero
      heading={words.hero.heading}
      lead={words.hero.lead}
      className={styles.hero}
      above={<Breadcrumbs label={crumbsLabel} crumbs={crumbs} />}
      aside={
        portrait ? (
          <div className={styles.faced}>
            <Picture
              picture={portrait}
              place="portrait"
              alt={portrait.alt[locale]}
              sizes="(width < 64rem) 10rem, 16rem"
              isFirst
            />
            <TilePanel columns={2} rows={4} />
          </div>
        ) : (
          <div className={styles.wall}>
            <TilePanel columns={3} rows={4} />
          </div>
        )
      }
    >
      <p className={styles.owner}>
        <b>{owner.name}</b> {words.hero.runs} <span>{owner.title[locale]}.</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.facts.clients}</dt>
          <dd>{claimWords(satisfiedClients, locale)}</dd>
        </div>
        <div>
          <dt>{words.facts.years}</dt>
          <dd>{claimWords(yearsOfExperience, locale)}</dd>
        </div>
      </dl>
    </PageHero>
  );
}
