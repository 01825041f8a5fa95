import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { offerUndo } from "./undo.ts";

/**
 * Says that something was done to a person, offers to take it back by the inverse command, and reads all again. A text
 * that the inverse command resolves with is said too. `of` is the id of what was done, for `dropOffer`.
 */
export function useUndoable() {
  const { locale } = useOffice();
  const peopleChanged = usePeopleChanged();
  const fail = useFailureToast();
  const succeed = useSuccessToast();
  return async (title: string, inverse: () => Promise<object | string>, of?: string) => {
    const undo = async () => {
      try {
        const undone = await inverse();
        const text = typeof undone === "string" ? undone : "";
        succeed({ title: officeShellWords[locale].undo.done, text });
      } catch (error) {
        fail(error);
      }
      await peopleChanged();
    };
    offerUndo({ title, text: "" }, () => void undo(), locale, of);
    await peopleChanged();
  };
}
