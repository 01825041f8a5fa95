import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { Locale } from "#domain/locale.ts";
import { letterDelay } from "#domain/office/answer-operations.ts";
import { notify, type ToastWords } from "#ui/feedback/notify.tsx";
import { toasts } from "#ui/feedback/toasts.ts";

type Undo = { run: () => void; until: number };
let last: Undo | undefined;

/** Says what was done and offers to take it back for 15 seconds, in the toast and by the command of that name. */
export function offerUndo(toast: ToastWords, undo: () => void, locale: Locale): void {
  const offer: Undo = {
    until: Date.now() + letterDelay,
    run() {
      if (last === offer) last = undefined;
      // What it says is no longer true.
      toasts.removeOffer(action);
      undo();
    },
  };
  last = offer;
  const action = { label: officeShellWords[locale].undo.label, run: offer.run, time: letterDelay };
  void notify("success", toast, officeShellWords[locale].toastLabels, action);
}

/** Takes back what was done last, as long as that is offered. */
export function undoLast(): void {
  if (last && Date.now() < last.until) last.run();
}
