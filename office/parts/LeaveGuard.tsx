import { useEffect } from "react";
import { useBlocker } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { Dialog } from "./Dialog.tsx";

/** Asks before a screen is left whose input would be lost. A session that ended is left without asking. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { locale } = useOffice();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.signIn,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
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
