import type { RouteName } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import styles from "./DesktopMenus.module.css";
import type { FrameProps } from "./frame-props.ts";
import { MenuLink } from "./MenuLink.tsx";
import { headerOrder, isHighlighted, menus } from "./menus.ts";

/** Menus that open by click and keyboard with no script; the shared script adds hover, Esc and outside clicks. */
export function DesktopMenus({ locale, path }: Pick<FrameProps, "locale" | "path">) {
  const words = shellWords[locale];
  const lit = (names: readonly RouteName[]) => (isHighlighted(path, names) ? "" : undefined);
  return (
    <nav className={styles.menus} aria-label={words.mainMenu} data-menus>
      {headerOrder.map((entry) =>
        "link" in entry ? (
          <MenuLink key={entry.link} locale={locale} path={path} to={entry.link} className={styles.top} />
        ) : (
          <details key={entry.menu} name="menu" className={styles.menu} data-menu>
            <summary className={styles.top} data-lit={lit(menus[entry.menu].links)}>
              {words.menus[entry.menu]}
            </summary>
            <ul className={styles.list}>
              {menus[entry.menu].links.map((name) => (
                <li key={name}>
                  <MenuLink locale={locale} path={path} to={name} />
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </nav>
  );
}
