import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { offerUndo } from "./undo.ts";

export type Notice = {
  /** What was done. */
  title: string;
  /** What follows from it. */
  text?: string;
  /** Takes it back; a text that it resolves with is said too. */
  undo?: () => Promise<unknown>;
  /** The id of what was done, for `dropOffer`. */
  of?: string | undefined;
};

/** Says what was done, and for as long as its letter waits offers to take it back. */
export function useNotice() {
  const { locale } = useOffice();
  const fail = useFailureToast();
  const succeed = useSuccessToast();
  return ({ title, text = "", undo, of }: Notice) => {
    if (!undo) return succeed({ title, text });
    const takeBack = async () => {
      try {
        const undone = await undo();
        succeed({
          title: officeShellWords[locale].undo.done,
          text: typeof undone === "string" ? undone : "",
        });
      } catch (error) {
        // The toast has no room for both values: what a colleague changed since stays.
        fail(error instanceof OfficeProblem && error.conflict ? new OfficeProblem("too-late") : error);
      }
    };
    offerUndo({ title, text }, () => void takeBack(), locale, of);
  };
}
