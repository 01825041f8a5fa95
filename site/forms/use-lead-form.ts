import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { envelopeNames, honeypotName } from "#domain/lead-envelope.ts";
import { checkForm, type FormFields, type FormKind } from "#domain/lead-forms.ts";
import type { LeadFormSettings } from "./lead-form-settings.ts";
import { notify } from "./notify.tsx";
import { keepForLater, type Lead, sendLead } from "./send-lead.ts";

export type ShownProblem = { field: string; message: string };

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
export function useLeadForm(settings: LeadFormSettings, onSent?: (fields: FormFields) => void): LeadForm {
  const { kind, words, backend } = settings;
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
    fieldNamed(form.current, field)?.focus();
  };
  const finish = (text: string) => {
    lastTry.current = undefined;
    form.current?.dispatchEvent(new Event("lead:sent"));
    form.current?.reset();
    tell("success", words.success.title, text);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setProblem(undefined);
    event.currentTarget.querySelector("[data-form-error]")?.setAttribute("hidden", "");
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const check = checkForm(kind, values);
    if ("problem" in check) return refuse(words.problems[check.problem.code] ?? "", check.problem.field);

    const lead = leadOf(kind, check.fields, values, keyFor(check.fields));
    setSending(true);
    const outcome = await sendLead(lead, backend);
    setSending(false);
    if (outcome.status === "sent") {
      onSent?.(check.fields);
      return finish(words.success.text);
    }
    if (outcome.status === "refused") return refuse(outcome.message || words.failure, outcome.field);
    if (words.kept && keepForLater(lead, backend)) return finish(`${words.success.text}\n${words.kept}`);
    refuse(words.failure);
  }

  // The same content keeps its key, so that a try whose answer was lost is not stored twice.
  function keyFor(fields: FormFields): string {
    const content = JSON.stringify(fields);
    if (lastTry.current?.content !== content) lastTry.current = { content, key: newKey() };
    return lastTry.current.key;
  }

  const forgetProblem = (field: string) => field === problem?.field && setProblem(undefined);
  return { form, isSending, problem, forgetProblem, submit };
}

function leadOf(kind: FormKind, fields: FormFields, values: Record<string, string>, key: string): Lead {
  const { stamp, locale, page, consentVersion } = envelopeNames;
  const envelope = Object.fromEntries(
    [stamp, locale, page, consentVersion].map((name) => [name, values[name]]),
  );
  const trap = { [honeypotName]: values[honeypotName] ?? "" };
  return { kind, fields: { ...fields, ...trap }, envelope: { ...envelope, visit: savedVisit() }, key };
}

function savedVisit(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem("visit") ?? "{}");
  } catch {
    return {};
  }
}

// `randomUUID` is missing on plain http addresses other than localhost.
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const digits = hex.join("");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
}

function fieldNamed(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLElement ? field : undefined;
}

// A refused plain post comes back as this page with the problem already shown.
function problemShownByServer(form: HTMLFormElement | null): ShownProblem | undefined {
  const shown = form?.querySelector<HTMLElement>("[data-error-for]:not([hidden])");
  return shown ? { field: shown.dataset.errorFor ?? "", message: shown.textContent ?? "" } : undefined;
}
