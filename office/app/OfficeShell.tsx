import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { getSession } from "#domain/office/account-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { OfficeMenu } from "./OfficeMenu.tsx";
import css from "./OfficeShell.module.css";
import { SessionWatch } from "./SessionWatch.tsx";
import { useOnline } from "./use-online.ts";

/** Around every screen of the open office: the rail beside it or the dock below it, and the watch over the session. */
export function OfficeShell() {
  const { call, locale } = useOffice();
  const words = officeShellWords[locale];
  const { data: session } = useQuery(queryOf(call, getSession, {}));
  const isOnline = useOnline();
  return (
    <div className={css.office}>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <OfficeMenu user={session?.user} />
      <main className={css.main} id="main" tabIndex={-1}>
        <p className={css.offline} role="status">
          {isOnline ? "" : words.noConnection}
        </p>
        <Outlet />
      </main>
      {session && <SessionWatch session={session} />}
    </div>
  );
}
