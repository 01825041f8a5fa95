import { useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { noteEndReason } from "../base/end-reason.ts";
import { useOffice } from "../base/office-context.ts";
import { AppCodeForm } from "./AppCodeForm.tsx";
import { RecoveryCodeForm } from "./RecoveryCodeForm.tsx";

/** The second step of sign-in: the code of the app, or a recovery code where the phone is not at hand. */
export function SecondFactorScreen() {
  const { auth, locale } = useOffice();
  const [way, setWay] = useState<"app" | "recovery">("app");
  const words = signInWords[locale].secondFactor;
  const signOut = () => {
    noteEndReason("signedOut");
    void auth.signOut({ scope: "local" });
  };
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.secondFactor}</h1>
      {way === "app" ? <AppCodeForm /> : <RecoveryCodeForm />}
      <p>
        <button type="button" className="link" onClick={() => setWay(way === "app" ? "recovery" : "app")}>
          {way === "app" ? words.useRecovery : words.useApp}
        </button>
      </p>
      <p>
        <button type="button" className="link" onClick={signOut}>
          {words.otherAccount}
        </button>
      </p>
    </>
  );
}
