import { useRef } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";

/** Says why something could not be done, where no field can say it. */
export function useFailureToast() {
  const { locale } = useOffice();
  const { errorTitle, toastLabels } = officeShellWords[locale];
  return (error: unknown) =>
    void notify(
      "error",
      { title: errorTitle, text: problemSentence(error, officeProblemWords[locale]) },
      toastLabels,
    );
}

/**
 * Runs what a button sets off, one run at a time, so that a second press does nothing; a toast says why it was refused. `of`
 * tells the rows of a list apart, which do not wait for each other.
 */
export function useToastedAction() {
  const fail = useFailureToast();
  const running = useRef(new Set<string>());
  return async (action: () => Promise<unknown>, of = "") => {
    if (running.current.has(of)) return;
    running.current.add(of);
    await action().catch(fail);
    running.current.delete(of);
  };
}
