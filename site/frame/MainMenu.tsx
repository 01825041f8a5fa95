import { schedulerPath } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { Icon } from "#ui/Icon.tsx";
import type { FrameProps } from "./frame-props.ts";
import styles from "./MainMenu.module.css";
import { MenuGroup } from "./MenuGroup.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { headerOrder } from "./menus.ts";

/** What the header's menu button names. */
export const mainMenuId = "main-menu";

/**
 * The menus of the header: a row on wide screens, a popover at the right edge on all others. Both work without script;
 * `hover-menus.ts` and `menu-sheet.ts` add the mouse, Esc and the way of the focus.
 */
export function MainMenu({ locale, path, business }: FrameProps) {
  const words = shellWords[locale];
  return (
    <nav id={mainMenuId} className={styles.sheet} popover="auto" aria-label={words.mainMenu}>
      <div className={styles.head}>
        <p>{words.menu}</p>
        <button
          type="button"
          className="button quiet"
          popoverTarget={mainMenuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: it takes the focus when the popover opens, not when the page does
          autoFocus
          aria-label={words.closeMenu}
        >
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <div className={styles.menus}>
        {headerOrder.map((entry) =>
          "link" in entry ? (
            <MenuLink key={entry.link} locale={locale} path={path} to={entry.link} className={styles.top} />
          ) : (
            <MenuGroup
              key={entry.menu}
              locale={locale}
              path={path}
              name={entry.menu}
              headClass={styles.top}
            />
          ),
        )}
      </div>
      <div className={styles.foot}>
        <a className="button" href={schedulerPath(locale)}>
          {words.bookAppointment}
        </a>
        <a className="button quiet" href={business.portalUrl} target="_blank" rel="noopener">
          {words.clientPortal}
          <span className="unseen"> {words.newTab}</span>
        </a>
      </div>
    </nav>
  );
}
