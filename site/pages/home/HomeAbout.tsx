import { pathOf } from "#content/routes.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import styles from "./HomeAbout.module.css";

type Props = { locale: Locale; words: HomeWords["about"]; owner: Practice["business"]["owner"] };

export function HomeAbout({ locale, words, owner }: Props) {
  return (
    <section className={styles.about} aria-labelledby="about-heading">
      <div className={styles.wall}>
        <TilePanel columns={4} rows={3} />
      </div>
      <div className={styles.text}>
        <h2 id="about-heading">{words.heading}</h2>
        <p>{words.text}</p>
        <p className={styles.owner}>
          <b>{owner.name}</b> {words.ownerLine} <span>{owner.title[locale]}.</span>
        </p>
        <ButtonLink href={pathOf("about", locale)} label={words.more} isQuiet />
      </div>
    </section>
  );
}
