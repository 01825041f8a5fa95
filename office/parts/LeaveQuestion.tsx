import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { Dialog } from "./Dialog.tsx";
import { unsaved } from "./LeaveGuard.tsx";

/**
 * Asks for all guards of the screen, as the router asks only one blocker; what can be stored is. A session that ended is
 * left without asking.
 */
export function LeaveQuestion() {
  const { locale } = useOffice();
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.signIn,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setAsking(false);
    // While it is being stored, another way out may be chosen.
    let isCurrent = true;
    void Promise.all([...unsaved].map(({ save }) => save?.())).then((stored) => {
      if (isCurrent && stored.every(Boolean)) blocker.proceed();
      else if (isCurrent) setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker.state, blocker.proceed]);
  if (blocker.state !== "blocked" || !isAsking) return null;
  const words = officeShellWords[locale].unsaved;
  return (
    <Dialog heading={words.heading} onClose={() => blocker.reset()}>
      <p>{words.text}</p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => blocker.reset()}>
          {words.stay}
        </button>
        <button type="button" className="button quiet" onClick={() => blocker.proceed()}>
          {words.leave}
        </button>
      </p>
    </Dialog>
  );
}
