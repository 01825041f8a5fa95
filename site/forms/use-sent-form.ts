import { type RefObject, useState } from "react";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";

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

/** Remembers what was sent until the visitor writes again, which puts the focus into the first field. */
export function useSentForm(form: RefObject<HTMLFormElement | null>) {
  const [sent, setSent] = useState<SentForm>();
  return {
    sent,
    /** A visitor who is elsewhere by now, as in another form, stays there. */
    show(lead: Sent, wasJustSent: boolean) {
      const active = document.activeElement;
      // The button that was pressed has no focus where it was disabled meanwhile, nor where clicks give none (Safari).
      const isFree = wasJustSent && active === document.body;
      setSent({ ...lead, takesFocus: isFree || form.current?.contains(active) });
    },
    writeAgain() {
      setSent(undefined);
      if (!form.current) return;
      // Sooner than React does it: what is hidden takes no focus. Every field is described by its error.
      form.current.hidden = false;
      form.current.querySelector<HTMLElement>("[aria-describedby]")?.focus();
    },
  };
}
