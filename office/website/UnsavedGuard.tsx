import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { saveAll, useUnsavedCount } from "./unsaved-changes.ts";

/** Stores what was typed before the screen is left, and asks only where that fails. */
export function UnsavedGuard() {
  const { locale } = useOffice();
  const isDirty = useUnsavedCount() > 0;
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.signIn,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setAsking(false);
    void saveAll("with-settings").then((isSaved) => (isSaved ? blocker.proceed() : setAsking(true)));
  }, [blocker.state, blocker.proceed]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
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
