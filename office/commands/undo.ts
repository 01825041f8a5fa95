import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { Locale } from "#domain/locale.ts";
import { letterDelay } from "#domain/office/answer-operations.ts";
import { notify, type ToastWords } from "#ui/feedback/notify.tsx";
import { type ToastAction, toasts } from "#ui/feedback/toasts.ts";

type Undo = { run: () => void; until: number; action: ToastAction; of: string };
let offers: readonly Undo[] = [];

/**
 * Says what was done and offers to take it back for 15 seconds, in the toast and by the command of that name. `of` is the id
 * of what was done, where it can be taken back elsewhere too, or done anew: then the older offer goes.
 */
export function offerUndo(toast: ToastWords, undo: () => void, locale: Locale, of = ""): void {
  const run = () => {
    drop(offer);
    undo();
  };
  const action = { label: officeShellWords[locale].undo.label, run, time: letterDelay };
  const offer = { run, until: Date.now() + letterDelay, action, of };
  if (of) dropOffer(of);
  offers = [...offers.filter(isOpen), offer];
  void notify("success", toast, officeShellWords[locale].toastLabels, action);
}

/** Takes back what was done last, as long as that is offered. */
export function undoLast(): void {
  const last = offers.at(-1);
  if (last && isOpen(last)) last.run();
}

/** Offers no longer to take back what was taken back elsewhere. */
export function dropOffer(of: string): void {
  for (const offer of offers) if (offer.of === of) drop(offer);
}

const isOpen = ({ until }: Undo) => Date.now() < until;

// What its toast says is no longer true.
function drop(offer: Undo) {
  offers = offers.filter((each) => each !== offer);
  toasts.removeOffer(offer.action);
}
