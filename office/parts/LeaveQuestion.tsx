import { useEffect, useState } from "react";
import { type Blocker, useBlocker, useNavigate } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { Auth } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { signOutHere } from "../base/sign-out-here.ts";
import { Dialog } from "./Dialog.tsx";
import { unsaved } from "./LeaveGuard.tsx";

/** Tells the way to the sign-in screen that somebody chose, and may be asked about, from that of a session that ended. */
const ownSignOut = {};

/** Tells the way of an act that takes what is typed with it. */
export const unasked = {};

/** Signs out as chosen here; with something to lose only on the answer to the question. */
export function useOwnSignOut(): () => void {
  const { auth } = useOffice();
  const navigate = useNavigate();
  return () => {
    if (unsaved.size > 0) void navigate(paths.signIn, { state: ownSignOut });
    else signOutHere(auth);
  };
}

/**
 * Asks for all guards of the screen, as the router asks only one blocker; what can be stored is. A session that ended is
 * left without asking.
 */
export function LeaveQuestion() {
  const { auth, locale } = useOffice();
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.state !== unasked &&
      (nextLocation.pathname !== paths.signIn || nextLocation.state === ownSignOut),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setAsking(false);
    // While it is being stored, another way out may be chosen.
    let isCurrent = true;
    void Promise.all([...unsaved].map(({ save }) => save?.())).then((stored) => {
      if (isCurrent && stored.every(Boolean)) goOn(blocker, auth);
      else if (isCurrent) setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, auth]);
  if (blocker.state !== "blocked" || !isAsking) return null;
  const words = officeShellWords[locale].unsaved;
  return (
    <Dialog heading={words.heading} onClose={() => blocker.reset()}>
      <p>{words.text}</p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => blocker.reset()}>
          {words.stay}
        </button>
        <button type="button" className="button quiet" onClick={() => goOn(blocker, auth)}>
          {words.leave}
        </button>
      </p>
    </Dialog>
  );
}

/** Takes the way that was held up. The sign-in screen comes with the end of the session, not before. */
function goOn({ location, proceed }: Extract<Blocker, { state: "blocked" }>, auth: Auth) {
  if (location.state === ownSignOut) signOutHere(auth);
  else proceed();
}
