import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { checkFields, type FormFields, type FormRule } from "#domain/forms/check-fields.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import { notify, type ToastWords } from "#ui/feedback/notify.tsx";
import type { ShownProblem } from "#ui/form/problem-context.ts";
import { fieldNamed, newKey, savedAttribution } from "./form-parts.ts";
import type { LeadFormSettings } from "./lead-form-settings.ts";
import { type Lead, queueLead, sendLead } from "./send-lead.ts";

export type LeadFormOptions = {
  /** The server has taken the lead. */
  onSent?: ((fields: FormFields) => void) | undefined;
  /** The visitor goes on: the lead was taken, or waits on the device. */
  onDone?: ((fields: FormFields) => void) | undefined;
  /** A field is at fault and is about to get the focus: time to bring it into view. */
  onProblem?: ((field: string) => void) | undefined;
  /** What is sent as `recommendations` beside the fields. */
  recommend?: ((fields: FormFields) => string[]) | undefined;
  /** A sent form is not cleared: the visitor still sees, and may change, what was answered. */
  keepsAnswers?: boolean | undefined;
};

type LeadForm = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  problem: ShownProblem | undefined;
  forgetProblem: (field: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * The life of a form: idle, sending, idle again. A problem is said in a toast and at its field, which gets the
 * focus; a sent form is cleared; a failed one keeps what was typed.
 */
export function useLeadForm(
  rule: FormRule,
  settings: LeadFormSettings,
  options: LeadFormOptions = {},
): LeadForm {
  const { kind, words, backend } = settings;
  const { onSent, onDone, onProblem, recommend, keepsAnswers } = options;
  const form = useRef<HTMLFormElement>(null);
  const lastTry = useRef<{ content: string; key: string }>(undefined);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ShownProblem>();
  useEffect(() => {
    setProblem(problemShownByServer(form.current));
    form.current?.setAttribute("aria-busy", "false");
    form.current?.dispatchEvent(new Event("island:ready", { bubbles: true }));
  }, []);

  const tell = (kindOfToast: "success" | "error", title: string, text: string) =>
    notify(kindOfToast, { title, text }, words.toastLabels);
  const refuse = (message: string, field = "") => {
    setProblem({ field, message });
    tell("error", words.errorTitle, message);
    if (field) onProblem?.(field);
    fieldNamed(form.current, field)?.focus();
  };
  const finish = (fields: FormFields, { title, text }: ToastWords) => {
    if (!keepsAnswers) {
      lastTry.current = undefined;
      form.current?.dispatchEvent(new Event("lead:sent"));
      form.current?.reset();
    }
    onDone?.(fields);
    tell("success", title, text);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (isSending) return;
    setProblem(undefined);
    event.currentTarget.querySelector("[data-form-error]")?.setAttribute("hidden", "");
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const check = checkFields(rule, values);
    if ("problem" in check) return refuse(words.problems[check.problem.code] ?? "", check.problem.field);

    const { fields } = check;
    const recommendations = recommend?.(fields);
    const key = keyFor({ fields, recommendations });
    const lead = leadOf({ kind, fields, key, ...(recommendations && { recommendations }) }, values);
    setSending(true);
    const outcome = await sendLead(lead, backend);
    setSending(false);
    if (outcome.status === "sent") {
      onSent?.(fields);
      return finish(fields, words.success);
    }
    const isRefused = outcome.status === "refused";
    if (isRefused && (outcome.field || !words.waiting)) {
      return refuse(outcome.message || words.failure, outcome.field);
    }
    const { title, text } = words.waiting ?? words.success;
    if (words.kept && queueLead(lead, backend)) {
      return finish(fields, { title, text: `${text}\n${words.kept}` });
    }
    if (words.waiting) return finish(fields, words.waiting);
    refuse(words.failure);
  }

  // The same content keeps its key, so that a try whose answer was lost is not stored twice.
  function keyFor(body: unknown): string {
    const content = JSON.stringify(body);
    if (lastTry.current?.content !== content) lastTry.current = { content, key: newKey() };
    return lastTry.current.key;
  }

  const forgetProblem = (field: string) => field === problem?.field && setProblem(undefined);
  return { form, isSending, problem, forgetProblem, submit };
}

function leadOf(lead: Omit<Lead, "envelope">, values: Record<string, string>): Lead {
  const { formToken, locale, page, consentVersion } = envelopeNames;
  const envelope = Object.fromEntries(
    [formToken, locale, page, consentVersion].map((name) => [name, values[name]]),
  );
  const trap = { [honeypotName]: values[honeypotName] ?? "" };
  return {
    ...lead,
    fields: { ...lead.fields, ...trap },
    envelope: { ...envelope, visit: savedAttribution() },
  };
}

// A refused plain post comes back as this page with the problem already shown.
function problemShownByServer(form: HTMLFormElement | null): ShownProblem | undefined {
  const shown = form?.querySelector<HTMLElement>("[data-error-for]:not([hidden])");
  return shown ? { field: shown.dataset.errorFor ?? "", message: shown.textContent ?? "" } : undefined;
}
