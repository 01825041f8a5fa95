import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { offerUndo } from "./undo.ts";

/** What was done, what follows from it, and how it is taken back. */
export type Notice = { title: string; text?: string; undo?: () => Promise<unknown> };

/** Says what was done, and for as long as its letter waits offers to take it back. */
export function useNotice() {
  const { locale } = useOffice();
  const fail = useFailureToast();
  const succeed = useSuccessToast();
  return ({ title, text = "", undo }: Notice) => {
    if (!undo) return succeed({ title, text });
    const takeBack = () =>
      undo().then(() => succeed({ title: officeShellWords[locale].undo.done, text: "" }), fail);
    offerUndo({ title, text }, () => void takeBack(), locale);
  };
}
