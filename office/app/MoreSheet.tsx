import { NavLink } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { Icon } from "#ui/Icon.tsx";
import type { MenuEntry } from "../base/menu-entries.ts";
import { useOffice } from "../base/office-context.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { MenuCount } from "./MenuCount.tsx";
import css from "./MoreSheet.module.css";

type Props = { entries: readonly MenuEntry[]; onSignOut: () => void; onClose: () => void };

/** What has no room in the dock of a phone. */
export function MoreSheet({ entries, onSignOut, onClose }: Props) {
  const { locale } = useOffice();
  const words = officeShellWords[locale];
  return (
    <Sheet heading={words.more} onClose={onClose}>
      <ul className={css.entries}>
        {entries.map(({ path, title, icon, count }) => (
          <li key={path}>
            {/* Takes the sheet's place in the history, so that Back leads to the screen below it. */}
            <NavLink to={path} replace>
              <Icon name={icon} />
              {words.titles[title]}
              {count && <MenuCount count={count} />}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={onSignOut}>
            <Icon name="signOut" />
            {words.signOut}
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
