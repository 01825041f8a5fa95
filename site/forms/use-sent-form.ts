import { type RefObject, useEffect, useState } from "react";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";
import { keepReceipt, keptReceipt } from "./kept-receipt.ts";

/** A form that was sent, for what stands in its place then. */
type Sent = {
  fields: FormFields;
  toast: ToastWords;
  /** An ISO instant, where the server named one. */
  replyBy?: string | null | undefined;
  /** It waits on the device. */
  isQueued?: boolean;
};
export type SentForm = Sent & { takesFocus: boolean | undefined };

type Options = { toast: ToastWords; hasReceipt: boolean };

/** Remembers what was sent until the visitor writes again, which puts the focus into the first field. */
export function useSentForm(form: RefObject<HTMLFormElement | null>, { toast, hasReceipt }: Options) {
  const [sent, setSent] = useState<SentForm>();
  useEffect(() => {
    const receipt = hasReceipt && form.current && keptReceipt(form.current);
    // The address leads to it, be it elsewhere on the page than its form.
    const takesFocus = document.activeElement === document.body;
    if (receipt) setSent((now) => now ?? { ...receipt, toast, takesFocus });
  }, [form, toast, hasReceipt]);
  return {
    sent,
    /** A visitor who is elsewhere by now, as in another form, stays there. */
    show(lead: Sent, wasJustSent: boolean) {
      const active = document.activeElement;
      // The button that was pressed has no focus where it was disabled meanwhile, nor where clicks give none (Safari).
      const isFree = wasJustSent && active === document.body;
      setSent({ ...lead, takesFocus: isFree || form.current?.contains(active) });
      if (hasReceipt && form.current) keepReceipt(form.current, lead);
    },
    writeAgain() {
      setSent(undefined);
      if (!form.current) return;
      keepReceipt(form.current);
      // Sooner than React does it: what is hidden takes no focus.
      form.current.hidden = false;
      // Of a form in a closed dialog only the choices on the page can be seen.
      const fields = [...form.current.elements] as HTMLElement[];
      fields.find((field) => field.tabIndex >= 0 && field.checkVisibility())?.focus();
    },
  };
}
