import { pathOf } from "#content/routes.ts";
import { spanishOffer } from "#content/words/shell.ts";
import styles from "./SpanishOffer.module.css";

/** For browsers that prefer Spanish; hidden until the shared script has asked. Floats, so that nothing moves. */
export function SpanishOffer() {
  return (
    <aside className={styles.offer} lang="es" aria-label={spanishOffer.question} data-spanish-offer hidden>
      <p>{spanishOffer.question}</p>
      <a className="button" href={pathOf("home", "es")} hrefLang="es" data-language-switch>
        {spanishOffer.accept}
      </a>
      <button type="button" className="button quiet">
        {spanishOffer.dismiss}
      </button>
    </aside>
  );
}
