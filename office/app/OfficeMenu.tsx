import { useState } from "react";
import { matchPath, NavLink, useLocation } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { getSession } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { Icon } from "#ui/Icon.tsx";
import { type MenuEntry, menuEntries } from "../base/menu-entries.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { useOwnSignOut } from "../parts/LeaveQuestion.tsx";
import { OfficeMark } from "../parts/OfficeMark.tsx";
import { MenuCount } from "./MenuCount.tsx";
import { MoreSheet } from "./MoreSheet.tsx";
import css from "./OfficeMenu.module.css";

type User = OutputOf<typeof getSession>["user"];

/** The way to every screen for this person: a rail at the side; on a phone a dock and the sheet behind its last button. */
export function OfficeMenu({ user }: { user: User | undefined }) {
  const { locale } = useOffice();
  const [isMore, setMore] = useState(false);
  const words = officeShellWords[locale];
  // Until it is known who may see it an entry of the dock keeps its place, empty.
  const entries = menuEntries.filter(
    ({ roles, isInDock }) => !roles || (user ? roles.includes(user.role) : isInDock),
  );
  const inSheet = entries.filter(({ isInDock }) => !isInDock);
  const { pathname } = useLocation();
  const isInSheet = inSheet.some(({ path }) => matchPath({ path, end: false }, pathname));
  const signOut = useOwnSignOut();
  return (
    <header className={css.rail}>
      <div className={css.mark}>
        <OfficeMark />
      </div>
      <nav className={css.menu} aria-label={words.menu}>
        {entries.map((entry) => (
          <MenuLink key={entry.path} entry={entry} isAwaited={!user && !!entry.roles} />
        ))}
        <button
          type="button"
          className={css.more}
          aria-haspopup="dialog"
          aria-current={isInSheet || undefined}
          onClick={() => setMore(true)}
        >
          <Icon name="menu" />
          {words.more}
        </button>
      </nav>
      {user && (
        <div className={css.me}>
          <span className={css.face} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <p>
            <strong>{user.name}</strong>
            <br />
            <small>{words.roles[user.role]}</small>
          </p>
          <IconButton icon="signOut" label={words.signOut} onClick={signOut} />
        </div>
      )}
      {isMore && <MoreSheet entries={inSheet} onSignOut={signOut} onClose={() => setMore(false)} />}
    </header>
  );
}

type LinkProps = { entry: MenuEntry; isAwaited: boolean };

function MenuLink({ entry: { path, title, icon, isInDock, count }, isAwaited }: LinkProps) {
  const { locale } = useOffice();
  return (
    <NavLink
      to={path}
      end={path === paths.home}
      className={isInDock ? "" : `${css.railOnly}`}
      style={{ visibility: isAwaited ? "hidden" : undefined }}
    >
      <Icon name={icon} />
      {officeShellWords[locale].titles[title]}
      {count && <MenuCount count={count} />}
    </NavLink>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");
