import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { relatedService } from "./related-service.ts";
import styles from "./ServiceBox.module.css";
import type { Article } from "./shown-article.ts";

type Props = {
  locale: Locale;
  heading: string;
  nextStep: string;
  article: Article;
  catalogue: Practice["catalogue"];
};

/** The service an article is about, and the step that leads there. */
export function ServiceBox({ locale, heading, nextStep, article, catalogue }: Props) {
  const { name, path, tile, scheme } = relatedService(article, locale, catalogue);
  return (
    <section className={styles.box} aria-labelledby="next-step-heading" data-screen-only="">
      <TileRose tile={tile} scheme={scheme} className={styles.tile} />
      <div>
        <h2 id="next-step-heading">{heading}</h2>
        <p>{nextStep}</p>
        <a className="button" href={path}>
          {name}
        </a>
      </div>
    </section>
  );
}
