import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { Dialog } from "./Dialog.tsx";

type Props = {
  isDirty: boolean;
  /** Stores the input and says whether that worked; it stays the same from one render to the next. */
  save?: () => Promise<boolean>;
};

/**
 * Asks before a screen is left whose input would be lost; with `save` only where the input cannot be stored. A session
 * that ended is left without asking.
 */
export function LeaveGuard({ isDirty, save }: Props) {
  const { locale } = useOffice();
  const [isUnsavable, setUnsavable] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.signIn,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setUnsavable(false);
    // While it is being stored, another way out may be chosen.
    let isCurrent = true;
    void save?.().then((isSaved) => {
      if (isCurrent && isSaved) blocker.proceed();
      else if (isCurrent) setUnsavable(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker.state, blocker.proceed, save]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked" || (save && !isUnsavable)) return null;
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
