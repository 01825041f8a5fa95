import { type FormEvent, useRef, useState } from "react";
import { appointmentForm } from "#domain/forms/appointment-form.ts";
import { checkFields } from "#domain/forms/check-fields.ts";
import { notify, withdrawErrors } from "#ui/feedback/notify.tsx";
import { fieldNamed, newKey, savedAttribution } from "../forms/form-parts.ts";
import { bookAppointment } from "./book-appointment.ts";
import type { DetailsWords } from "./calendar-props.ts";
import type { Slot } from "./slots.ts";

export type Booked = { email: string; manageUrl: string };
type Ends = {
  onBooked: (booked: Booked) => void;
  /** The time is gone; what was typed stays. */
  onTaken: (nearest: readonly Slot[]) => void;
};

/**
 * The life of the form with the visitor's details: idle, sending, idle again. A problem is said in a toast, in the
 * form and at its field, which gets the focus; a failed form keeps what was typed.
 */
export function useAppointmentForm(words: DetailsWords, { onBooked, onTaken }: Ends) {
  const form = useRef<HTMLFormElement>(null);
  const lastTry = useRef<{ content: string; key: string }>(undefined);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ field: string; message: string }>();

  const refuse = (message: string, field = "") => {
    setProblem({ field, message });
    notify("error", { title: words.errorTitle, text: message }, words.toastLabels);
    fieldNamed(form.current, field)?.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setProblem(undefined);
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const check = checkFields(appointmentForm, values);
    if ("problem" in check) return refuse(words.problems[check.problem.code] ?? "", check.problem.field);

    const request = { ...values, ...check.fields, visit: savedAttribution() };
    setSending(true);
    const outcome = await bookAppointment(request, keyFor(request));
    setSending(false);
    if (outcome.status === "refused" && outcome.field !== "start") {
      return refuse(outcome.message || words.failure, outcome.field);
    }
    lastTry.current = undefined;
    // A time that may no longer be taken, such as one of this morning, is as lost as one that is taken.
    if (outcome.status !== "booked") return onTaken("slots" in outcome ? outcome.slots : []);
    withdrawErrors();
    onBooked({ email: check.fields.email ?? "", manageUrl: outcome.manageUrl });
    form.current?.dispatchEvent(new Event("lead:sent"));
    form.current?.reset();
  }

  // The same content keeps its key, so that a try whose answer was lost does not book twice.
  function keyFor(request: unknown): string {
    const content = JSON.stringify(request);
    if (lastTry.current?.content !== content) lastTry.current = { content, key: newKey() };
    return lastTry.current.key;
  }

  const forgetProblem = (field: string) => field === problem?.field && setProblem(undefined);
  return { form, isSending, problem, forgetProblem, submit };
}
