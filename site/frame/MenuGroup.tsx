import { shellWords } from "#content/words/shell.ts";
import type { FrameProps } from "./frame-props.ts";
import styles from "./MenuGroup.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { currentLink, type MenuName, menus } from "./menus.ts";

type Props = Pick<FrameProps, "locale" | "path"> & { name: MenuName; headClass: string | undefined };

/** One menu of the header with its links: a list below it in the row, a part that folds out in the sheet. */
export function MenuGroup({ locale, path, name, headClass }: Props) {
  const { links, sheetLinks } = menus[name];
  const allLinks = [...links, ...sheetLinks];
  return (
    <details className={styles.group} data-menu>
      <summary
        className={headClass}
        data-lit={allLinks.some((link) => link === currentLink(path)) ? "" : undefined}
      >
        {shellWords[locale].menus[name]}
      </summary>
      <ul>
        {allLinks.map((link) => (
          <li key={link} className={links.includes(link) ? undefined : styles.narrow}>
            <MenuLink locale={locale} path={path} to={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
