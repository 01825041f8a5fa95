import type { ContactWords } from "#content/words/contact.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { DialogButton } from "../../frame/DialogButton.tsx";
import { BlockMap } from "./BlockMap.tsx";
import styles from "./FindUs.module.css";

type Props = { words: ContactWords["findUs"]; address: Practice["business"]["address"] };

export function FindUs({ words, address }: Props) {
  const { street, city, state, zip, mapsUrl } = address;
  const lines = [street, `${city}, ${state} ${zip}`];
  return (
    <section className={styles.findUs} aria-labelledby="find-us-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="find-us-heading">{words.heading}</h2>
          <a className={styles.map} href={mapsUrl} target="_blank" rel="noopener">
            <BlockMap street={street} />
            <span className={styles.open}>
              <Icon name="pin" />
              {words.openMap}
              <span className="unseen">{`: ${lines.join(", ")}`}</span>
            </span>
          </a>
          <address>
            {lines[0]}
            <br />
            {lines[1]}
          </address>
        </div>
        <div className={styles.side}>
          <h3>{words.details}</h3>
          <ul>
            {Object.entries(words.list).map(([name, detail]) => (
              <li key={name}>
                <Icon name="check" />
                {detail}
              </li>
            ))}
          </ul>
          <h3>{words.mobileHeading}</h3>
          <p>{words.mobileText}</p>
          <DialogButton opens="mobile-notary" label={words.mobile} icon="car" isQuiet />
        </div>
      </div>
    </section>
  );
}
