import { useEffect, useRef, useState } from "react";
import { getSession, reportActivity } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { type EndReason, forgetEndReason, noteEndReason } from "../base/end-reason.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { reportInterval, type SessionTimes, type SessionView, sessionViewAt } from "./session-clock.ts";

const inputs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Watches how long the session still lasts, and signs out when the time has come. Input is reported to the server, whose
 * answer counts for all tabs, but not while it is asked whether somebody is there: a key on the way to a button would
 * answer. Before that warning comes the server is asked, since another tab may have been at work, and before the end,
 * since the clock of the device may have jumped. Without an answer the clock counts.
 */
export function useSessionView(times: SessionTimes) {
  const { auth, call, queries } = useOffice();
  const { queryKey } = queryOf(call, getSession, {});
  const [view, setView] = useState<SessionView>({ kind: "quiet" });
  const offset = useRef(0);
  useEffect(() => {
    offset.current = Date.parse(times.now) - Date.now();
  }, [times.now]);

  const report = useRef(async () => {});
  report.current = async () => {
    const { idleEndsAt } = await call(reportActivity, {});
    queries.setQueryData(
      queryKey,
      (session: OutputOf<typeof getSession> | undefined) => session && { ...session, idleEndsAt },
    );
  };

  const isEnding = useRef(false);
  const end = useRef(async (_reason: EndReason) => {});
  end.current = async (reason) => {
    if (isEnding.current) return;
    isEnding.current = true;
    // First: a question that is refused leads to the sign-in screen at once.
    noteEndReason(reason);
    try {
      queries.setQueryData(queryKey, await call(getSession, {}));
      forgetEndReason();
    } catch {
      await auth.signOut({ scope: "local" });
    }
    isEnding.current = false;
  };

  const isWarned = view.kind === "idle";
  useEffect(() => {
    if (isWarned) return;
    let lastReport = Date.now();
    const note = () => {
      if (Date.now() - lastReport < reportInterval) return;
      lastReport = Date.now();
      // Without a connection the next input tries again.
      report.current().catch(() => {});
    };
    for (const name of inputs) addEventListener(name, note, { capture: true, passive: true });
    return () => {
      for (const name of inputs) removeEventListener(name, note, { capture: true });
    };
  }, [isWarned]);

  useEffect(() => {
    let isAsking = false;
    const look = async () => {
      const next = sessionViewAt(Date.now() + offset.current, times);
      if (next.kind === "over") void end.current(next.reason);
      const isFirst = next.kind !== "quiet" && view.kind === "quiet";
      if (isFirst && next.kind !== "over" && !isAsking) {
        isAsking = true;
        await queries.invalidateQueries({ queryKey: [getSession.name] }).catch(() => {});
        isAsking = false;
        return setView(next);
      }
      setView((current) => (current.kind === "quiet" && next.kind === "quiet" ? current : next));
    };
    void look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [times, view.kind, queries]);

  return { view, stay: () => report.current() };
}
