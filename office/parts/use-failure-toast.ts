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
