import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { Outlet, useMatches } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { getSession } from "#domain/office/account-operations.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import type { RouteHandle } from "../base/route-handle.ts";
import { CommandCenter } from "../commands/CommandCenter.tsx";
import { LeaveQuestion } from "../parts/LeaveQuestion.tsx";
import { useMoments } from "../parts/use-moments.ts";
import { OfficeMenu } from "./OfficeMenu.tsx";
import css from "./OfficeShell.module.css";
import { SessionWatch } from "./SessionWatch.tsx";
import { useLostConnection } from "./use-lost-connection.ts";

const ZoneNote = lazyPart(async () => (await import("./ZoneNote.tsx")).ZoneNote);
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Around every screen of the open office: the rail beside it or the dock below it, and the watch over the session. */
export function OfficeShell() {
  const { call, live, locale, names } = useOffice();
  const words = officeShellWords[locale];
  const { data: session } = useQuery(queryOf(call, getSession, {}));
  const lostAt = useLostConnection();
  const { clock } = useMoments();
  const { isWide } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
  useEffect(() => live.listen(), [live]);
  // Without a connection the way to these screens still leads somewhere.
  useEffect(() => void import("./late-routes.ts").catch(() => {}), []);
  return (
    <div className={css.office}>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <OfficeMenu user={session?.user} />
      <main className={isWide ? css.wide : css.main} id="main" tabIndex={-1}>
        <p className={css.offline} role="status">
          {lostAt ? fillIn(words.noConnection, { time: clock(lostAt) }) : ""}
        </p>
        {ownZone !== names.timeZone && (
          <Suspense>
            <ZoneNote />
          </Suspense>
        )}
        <Outlet />
      </main>
      <CommandCenter role={session?.user.role} />
      <LeaveQuestion />
      {session && <SessionWatch session={session} />}
    </div>
  );
}
