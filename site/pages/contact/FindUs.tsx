import type { ContactWords } from "#content/words/contact.ts";
import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { DialogButton } from "../../frame/DialogButton.tsx";
import { BlockMap } from "./BlockMap.tsx";
import styles from "./FindUs.module.css";

type Props = { locale: Locale; words: ContactWords["findUs"]; business: Practice["business"] };

export function FindUs({ locale, words, business }: Props) {
  const { address, arrivalNotes } = business;
  const { street, city, state, zip, mapsUrl } = address;
  const lines = [street, `${city}, ${state} ${zip}`];
  return (
    <section className={styles.findUs} aria-labelledby="find-us-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="find-us-heading">{words.heading}</h2>
          <a className={styles.map} href={mapsUrl} target="_blank" rel="noopener" data-screen-only>
            <BlockMap street={street} />
            <span className={styles.open}>
              <Icon name="pin" />
              {words.openMap}
              <span className="unseen">{`: ${lines.join(", ")} ${shellWords[locale].newTab}`}</span>
            </span>
          </a>
          <address>
            {lines[0]}
            <br />
            {lines[1]}
          </address>
        </div>
        <div className={styles.side}>
          {arrivalNotes.length > 0 && (
            <>
              <h3>{words.details}</h3>
              <ul>
                {arrivalNotes.map((note) => (
                  <li key={note.en}>
                    <Icon name="check" />
                    {note[locale]}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3>{words.mobileHeading}</h3>
          <p>{words.mobileText}</p>
          <DialogButton opens="mobile-notary" label={words.mobile} icon="car" isQuiet />
        </div>
      </div>
    </section>
  );
}
