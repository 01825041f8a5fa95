import type { LegalWords } from "#content/words/legal.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Ledger } from "#ui/Ledger.tsx";
import styles from "./LegalContact.module.css";

type Props = { words: LegalWords["contact"]; business: Practice["business"] };

export function LegalContact({ words, business }: Props) {
  const { legalName, phone, email, address } = business;
  const { street, city, state, zip } = address;
  return (
    <section className={styles.contact} aria-labelledby="who-we-are">
      <h2 id="who-we-are">{words.heading}</h2>
      <p>
        <b>{legalName}</b>
      </p>
      <Ledger
        rows={[
          { label: words.phone, value: <a href={`tel:${phone.dialed}`}>{phone.shown}</a> },
          { label: words.email, value: <a href={`mailto:${email}`}>{email}</a> },
          { label: words.address, value: `${street}, ${city}, ${state}\u00a0${zip}` },
        ]}
      />
    </section>
  );
}
