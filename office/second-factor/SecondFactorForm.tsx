import { useState } from "react";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { AppCodeForm } from "./AppCodeForm.tsx";
import { RecoveryCodeForm } from "./RecoveryCodeForm.tsx";

/** The code of the app, or a recovery code where the phone is not at hand. */
export function SecondFactorForm({ onDone }: { onDone: () => unknown }) {
  const { locale } = useOffice();
  const [way, setWay] = useState<"app" | "recovery">("app");
  const words = signInWords[locale].secondFactor;
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
