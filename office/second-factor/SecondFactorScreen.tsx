import { useLocation, useNavigate } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { returnOf } from "../base/paths.ts";
import { signOutHere } from "../base/sign-out-here.ts";
import { SecondFactorForm } from "./SecondFactorForm.tsx";

/** The second step of sign-in. */
export function SecondFactorScreen() {
  const { auth, locale } = useOffice();
  const { search } = useLocation();
  const navigate = useNavigate();
  const signOut = () => signOutHere(auth);
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.secondFactor}</h1>
      <SecondFactorForm onDone={() => navigate(returnOf(search))} />
      <p>
        <button type="button" className="link" onClick={signOut}>
          {signInWords[locale].secondFactor.otherAccount}
        </button>
      </p>
    </>
  );
}
