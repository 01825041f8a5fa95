import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { noteEndReason } from "../base/end-reason.ts";
import { useOffice } from "../base/office-context.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { clockWords, type SessionTimes } from "./session-clock.ts";
import { useSessionView } from "./use-session-view.ts";

/** Warns before the session ends, lets its person stay where that is possible, and signs out when the time has come. */
export function SessionWatch({ session }: { session: SessionTimes }) {
  const { auth, locale } = useOffice();
  const { view, stay } = useSessionView(session);
  const [isEndKnown, setEndKnown] = useState(false);
  const words = officeShellWords[locale];
  const leave = (reason: "idle" | "over" | "signedOut") => {
    noteEndReason(reason);
    void auth.signOut({ scope: "local" });
  };
  const reason = view.kind === "over" ? view.reason : undefined;
  useEffect(() => {
    if (!reason) return;
    noteEndReason(reason);
    void auth.signOut({ scope: "local" });
  }, [reason, auth]);

  if (view.kind === "idle") {
    const keep = () => void stay();
    return (
      <Dialog heading={words.sessionIdle.heading} onClose={keep}>
        <p>{fillIn(words.sessionIdle.text, { time: clockWords(view.left) })}</p>
        <p className="button-row">
          <button type="button" className="button" onClick={keep}>
            {words.sessionIdle.stay}
          </button>
          <button type="button" className="button quiet" onClick={() => leave("signedOut")}>
            {words.sessionIdle.leave}
          </button>
        </p>
      </Dialog>
    );
  }
  if (view.kind !== "end" || isEndKnown) return null;
  return (
    <Dialog heading={words.sessionEnd.heading} onClose={() => setEndKnown(true)}>
      <p>{fillIn(words.sessionEnd.text, { time: clockWords(view.left) })}</p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => setEndKnown(true)}>
          {words.sessionEnd.understood}
        </button>
      </p>
    </Dialog>
  );
}
