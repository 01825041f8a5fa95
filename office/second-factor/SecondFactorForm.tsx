import { useEffect, useRef, useState } from "react";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { AppCodeForm } from "./AppCodeForm.tsx";
import { RecoveryCodeForm } from "./RecoveryCodeForm.tsx";

const fieldIds = { app: "app-code-code", recovery: "recovery-code-code" } as const;

/** The code of the app, or a recovery code where the phone is not at hand. */
export function SecondFactorForm({ onDone }: { onDone: () => unknown }) {
  const { locale } = useOffice();
  const [way, setWay] = useState<keyof typeof fieldIds>("app");
  const shownWay = useRef(way);
  const words = signInWords[locale].secondFactor;
  useEffect(() => {
    // It comes before the button that asked for it: who listens would hear nothing of it.
    if (shownWay.current !== way) document.getElementById(fieldIds[way])?.focus();
    shownWay.current = way;
  }, [way]);
  return (
    <>
      {way === "app" ? <AppCodeForm onDone={onDone} /> : <RecoveryCodeForm onDone={onDone} />}
      <p>
        <button type="button" className="link" onClick={() => setWay(way === "app" ? "recovery" : "app")}>
          {way === "app" ? words.useRecovery : words.useApp}
        </button>
      </p>
    </>
  );
}
