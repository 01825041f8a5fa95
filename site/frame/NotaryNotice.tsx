import { notaryNotice } from "#content/words/notary-notice.ts";
import { locales } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Ledger } from "#ui/Ledger.tsx";
import styles from "./NotaryNotice.module.css";

type Props = { caps: Practice["rates"]["notary"]["caps"] };

/** The statement and the fees in Spanish and English, as Tex. Gov't Code 406.017 asks of Spanish pages. */
export function NotaryNotice({ caps }: Props) {
  return (
    <aside id="notary-notice" className={`wrap ${styles.notice}`} aria-label={notaryNotice.es.heading}>
      {locales.toReversed().map((locale) => (
        <div key={locale} lang={locale}>
          <h2>{notaryNotice[locale].heading}</h2>
          <p className={styles.statement}>{notaryNotice[locale].statement}</p>
          <p>{notaryNotice[locale].feesHeading}</p>
          <Ledger
            rows={caps.fees.map(({ name, price }) => ({
              label: name[locale],
              value: formatMoney(price, locale),
            }))}
          />
        </div>
      ))}
    </aside>
  );
}
