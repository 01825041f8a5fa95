import { schedulerPath } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { Icon } from "#ui/Icon.tsx";
import type { FrameProps } from "./frame-props.ts";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Logo } from "./Logo.tsx";
import { MainMenu, mainMenuId } from "./MainMenu.tsx";

export function Header({ locale, path, business }: FrameProps) {
  const words = shellWords[locale];
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo locale={locale} business={business} />
        <MainMenu locale={locale} path={path} business={business} />
        <div className={styles.actions}>
          <LanguageSwitch locale={locale} path={path} />
          <a
            className={`button quiet ${styles.portal}`}
            href={business.portalUrl}
            target="_blank"
            rel="noopener"
          >
            {words.clientPortal}
            <span className="unseen"> {words.newTab}</span>
          </a>
          <a className={`button ${styles.book}`} href={schedulerPath(locale)}>
            {words.bookAppointment}
          </a>
          <button
            type="button"
            className={`button quiet ${styles.menu}`}
            popoverTarget={mainMenuId}
            aria-label={words.openMenu}
            aria-controls={mainMenuId}
          >
            <Icon name="menu" />
            {words.menu}
          </button>
        </div>
      </div>
    </header>
  );
}
