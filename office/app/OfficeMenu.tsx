import { NavLink } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { getSession } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { Icon } from "#ui/Icon.tsx";
import { noteEndReason } from "../base/end-reason.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { OfficeMark } from "../parts/OfficeMark.tsx";
import css from "./OfficeMenu.module.css";

type User = OutputOf<typeof getSession>["user"];

/** The way to every screen that exists for this person: a rail at the side, a dock at the bottom of a phone. */
export function OfficeMenu({ user }: { user: User | undefined }) {
  const { auth, locale } = useOffice();
  const words = officeShellWords[locale];
  const signOut = () => {
    noteEndReason("signedOut");
    void auth.signOut({ scope: "local" });
  };
  return (
    <header className={css.rail}>
      <div className={css.mark}>
        <OfficeMark />
      </div>
      <nav className={css.menu} aria-label={words.menu}>
        <NavLink to={paths.account}>
          <Icon name="person" />
          {words.titles.account}
        </NavLink>
        {user?.role === "owner" && (
          <NavLink to={paths.staff}>
            <Icon name="people" />
            {words.titles.staff}
          </NavLink>
        )}
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
    </header>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");
