import { hoursLines } from "#content/format/hours-lines.ts";
import { routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Ledger } from "#ui/Ledger.tsx";
import { ThemeSwitch } from "#ui/ThemeSwitch.tsx";
import { ClosedDays } from "./ClosedDays.tsx";
import styles from "./Footer.module.css";
import type { FrameProps } from "./frame-props.ts";
import { Logo } from "./Logo.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { footerLinks } from "./menus.ts";
import { NotaryNotice } from "./NotaryNotice.tsx";

type Props = FrameProps & Pick<Practice, "hours" | "rates">;

export function Footer({ locale, path, business, hours, rates }: Props) {
  const words = shellWords[locale];
  const { street, city, state, zip, mapsUrl } = business.address;
  const rows = hoursLines(hours.home, locale);
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.practice}>
          <Logo locale={locale} business={business} />
          <p>{business.tagline[locale]}</p>
          <ThemeSwitch words={words.theme} />
        </div>
        {(["services", "practice"] as const).map((group) => (
          <nav key={group} aria-label={words.footer[group]}>
            <h2>{words.footer[group]}</h2>
            <ul>
              {footerLinks[group].map((name) => (
                <li key={name}>
                  <MenuLink locale={locale} path={path} to={name} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.visit}>
          <h2>{words.footer.visit}</h2>
          <address>
            <a href={mapsUrl} target="_blank" rel="noopener">
              {street}
              <br />
              {`${city}, ${state} ${zip}`}
              <span className="unseen">{` ${words.footer.openInMaps} ${words.newTab}`}</span>
            </a>
            <a href={`tel:${business.phone.dialed}`}>{business.phone.shown}</a>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </address>
          <h2>{words.footer.hours}</h2>
          <Ledger rows={rows.map(({ days, hours }) => ({ label: days, value: hours }))} />
          <ClosedDays
            locale={locale}
            hours={hours.home}
            closedDays={hours.closedDays}
            className={styles.closed}
          />
        </div>
      </div>
      {/* Every Spanish page names the service, so every one carries the notice (Gov't Code 406.017); its own in its text. */}
      {locale === "es" && path !== routes.notaryPublic && <NotaryNotice caps={rates.notary.caps} />}
      <div className={`wrap ${styles.last}`}>
        <p>
          © {business.legalName}
          {business.sample && `. ${words.sample}`}
        </p>
        <nav aria-label={words.footer.legal}>
          {footerLinks.legal.map((name) => (
            <MenuLink key={name} locale={locale} path={path} to={name} />
          ))}
        </nav>
      </div>
    </footer>
  );
}
