import type { AboutWords } from "#content/words/about.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { Breadcrumbs, type Crumb } from "../../frame/Breadcrumbs.tsx";
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
  const { satisfiedClients, yearsOfExperience } = practice.proof;
  return (
    <section id="first-view" className={`wrap ${styles.hero}`} aria-labelledby="about-title">
      <div>
        <Breadcrumbs label={crumbsLabel} crumbs={crumbs} />
        <h1 id="about-title">{words.hero.heading}</h1>
        <p className={styles.lead}>{words.hero.lead}</p>
        <p className={styles.owner}>
          <b>{owner.name}</b> {words.hero.runs} <span>{owner.title[locale]}.</span>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.facts.clients}</dt>
            <dd>{satisfiedClients}</dd>
          </div>
          <div>
            <dt>{words.facts.years}</dt>
            <dd>{yearsOfExperience}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.wall}>
        <TilePanel columns={3} rows={4} />
      </div>
    </section>
  );
}
