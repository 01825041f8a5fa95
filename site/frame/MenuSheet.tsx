import { schedulerPath } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { Icon } from "#ui/Icon.tsx";
import { ThemeSwitch } from "#ui/ThemeSwitch.tsx";
import type { FrameProps } from "./frame-props.ts";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuSheet.module.css";
import { headerOrder, menus } from "./menus.ts";

/** The phone's menu. The shared script closes it when a link is chosen. */
export function MenuSheet({ locale, path, business }: FrameProps) {
  const words = shellWords[locale];
  return (
    <dialog id="menu-sheet" className={`sheet ${styles.sheet}`} aria-label={words.mainMenu} closedby="any">
      <div className={styles.head}>
        <h2>{words.menu}</h2>
        <button
          type="button"
          className="button quiet"
          command="close"
          commandfor="menu-sheet"
          aria-label={words.closeMenu}
        >
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <nav aria-label={words.mainMenu} className={styles.groups}>
        {headerOrder.map((entry) =>
          "link" in entry ? (
            <MenuLink key={entry.link} locale={locale} path={path} to={entry.link} className={styles.top} />
          ) : (
            <details key={entry.menu}>
              <summary className={styles.top}>{words.menus[entry.menu]}</summary>
              <ul>
                {menus[entry.menu].sheetLinks.map((name) => (
                  <li key={name}>
                    <MenuLink locale={locale} path={path} to={name} />
                  </li>
                ))}
              </ul>
            </details>
          ),
        )}
      </nav>
      <div className={styles.foot}>
        <a className="button" href={schedulerPath(locale)}>
          {words.bookAppointment}
        </a>
        <a className="button quiet" href={business.portalUrl} target="_blank" rel="noopener">
          {words.clientPortal}
          <span className="unseen"> {words.newTab}</span>
        </a>
        <ThemeSwitch name="theme-sheet" words={words.theme} />
      </div>
    </dialog>
  );
}
