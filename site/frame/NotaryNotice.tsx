import { notaryNotice } from "#content/words/notary-notice.ts";
import { locales } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import styles from "./NotaryNotice.module.css";

type Props = { caps: Practice["rates"]["notary"]["caps"]; id?: string };

/** The statement and the fees in Spanish and English, as Tex. Gov't Code 406.017 asks of Spanish pages; a landmark if it has an id. */
export function NotaryNotice({ caps, id }: Props) {
  return (
    <section id={id} className={`wrap ${styles.notice}`} aria-label={id && notaryNotice.es.heading}>
      {locales.toReversed().map((locale) => (
        <div key={locale} lang={locale}>
          <h2>{notaryNotice[locale].heading}</h2>
          <p>{notaryNotice[locale].statement}</p>
          <p>{notaryNotice[locale].feesHeading}</p>
          <ul>
            {caps.fees.map(({ id, name, price }) => (
              <li key={id}>{`${name[locale]}: ${formatMoney(price, locale)}`}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
