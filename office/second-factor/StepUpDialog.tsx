import { officeShellWords } from "#content/words/office/office-shell.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";

/** Asks for a fresh code when the server wants one, over whatever screen or dialog asked for more. */
export function StepUpDialog() {
  const { stepUp, locale } = useOffice();
  const shell = officeShellWords[locale];
  return (
    <Dialog heading={shell.titles.secondFactor} onClose={() => stepUp.answer(false)}>
      <p>{signInWords[locale].secondFactor.stepUp}</p>
      <SecondFactorForm onDone={() => stepUp.answer(true)} />
      <p>
        <button type="button" className="link" onClick={() => stepUp.answer(false)}>
          {shell.cancel}
        </button>
      </p>
    </Dialog>
  );
}
