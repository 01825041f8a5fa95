import { fillIn } from "#content/format/fill-in.ts";
import { pathOf } from "#content/routes.ts";
import type { AboutWords } from "#content/words/about.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { filingTiles } from "#domain/tiles/filing-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import styles from "./AboutNext.module.css";

type Props = { locale: Locale; words: AboutWords["next"]; proof: Practice["proof"] };

const ways = [
  { route: "startYourBusiness", tile: "leaf", scheme: 4 },
  { route: "mobileApp", ...filingTiles.mobileApp },
  { route: "advisory", tile: "flower", scheme: 2 },
  { route: "services", tile: "flower", scheme: 0 },
] as const;

export function AboutNext({ locale, words, proof }: Props) {
  return (
    <section className={`wrap ${styles.next}`} aria-labelledby="next-heading">
      <div>
        <h2 id="next-heading">{words.heading}</h2>
        <p className={styles.lead}>{fillIn(words.lead, proof)}</p>
        <div className="button-row">
          <ButtonLink href={pathOf("contact", locale)} label={words.contact} icon="calendar" />
          <ButtonLink href={pathOf("home", locale)} label={words.home} isQuiet />
        </div>
      </div>
      <ul className={styles.ways}>
        {ways.map(({ route, tile, scheme }) => (
          <li key={route}>
            <a href={pathOf(route, locale)}>
              <TileRose tile={tile} scheme={scheme} />
              <span>
                <b>{words.links[route].title}</b>
                <span>{words.links[route].text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
