import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { checkFields, type FormFields, type FormRule } from "#domain/forms/check-fields.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import { notify, type ToastWords } from "../feedback/notify.tsx";
import { toasts } from "../feedback/toasts.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { keptInDraft } from "./kept-in-draft.ts";
import type { ShownProblem } from "./problem-context.ts";

type SubmissionWords = {
  problems: Readonly<Record<string, string>>;
  /** Without it no toast says a problem: the form shows all of them itself. */
  errorTitle?: string;
  toastLabels: { region: string; close: string };
};
/** What is sent: the checked fields, all inputs as they stood in the form, also as one text, and the idempotency key. */
export type Attempt = { fields: FormFields; values: Record<string, string>; typed: string; key: string };
/** The last attempt to send a form. */
type KeptAttempt = { content: string; key: string };
export type SubmissionResult =
  /** Said in a toast and at its field, which gets the focus; what was typed stays. */
  | { status: "refused"; message: string; field?: string | undefined }
  /** Earlier complaints go, the draft is forgotten, the form is cleared. */
  | { status: "accepted"; toast?: ToastWords }
  /** It is sent later, as the page says; a toast says why. What was typed stays. */
  | { status: "waiting"; toast: ToastWords }
  /** Nothing is said, and the form stays as it is. */
  | { status: "ignored" }
  /** What was asked for is gone, and the page itself says what comes next; what was typed stays. */
  | { status: "lost" };

type Options = {
  rule: FormRule;
  words: SubmissionWords;
  /** Never throws: a broken connection is a refusal too. */
  send: (attempt: Attempt) => Promise<SubmissionResult>;
  /** Called before anything is checked or sent; false holds the form back, as a step that is not the last does. */
  maySubmit?: (() => boolean) | undefined;
  /** A field is at fault and is about to get the focus: time to bring it into view. */
  onProblem?: ((field: string) => void) | undefined;
  /** A form whose honeypot is filled says nothing to the eye, not even what is missing. */
  ignoresTrapped?: boolean | undefined;
  /** An accepted form is not cleared: the visitor still sees, and may change, what was answered. */
  keepsAnswers?: boolean | undefined;
};
export type Submission = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  problem: ShownProblem | undefined;
  /** Shows a problem at its fields, and leaves the focus where it is. */
  setProblem: (problem: ShownProblem | undefined) => void;
  forgetProblem: (field: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Ends a submission that was taken only later; a form that still has what was typed then is cleared. */
  accept: (toast: ToastWords | undefined, typed?: string) => void;
};

/** The submission of a form as a state: idle, sending, idle again. The same rule checks it here and on the server. */
export function useSubmission(options: Options): Submission {
  const { rule, words, send, maySubmit, onProblem, keepsAnswers = false, ignoresTrapped = false } = options;
  const form = useRef<HTMLFormElement>(null);
  const lastAttempt = useRef<KeptAttempt>(undefined);
  const serverAlert = useRef<Element | null>(undefined);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ShownProblem>();
  useEffect(() => {
    setProblem(problemShownByServer(form.current));
    lastAttempt.current = keptInDraft(form.current, "attempt");
    serverAlert.current = form.current?.querySelector("[data-form-error]:not([hidden])");
    form.current?.setAttribute("aria-busy", "false");
  }, []);

  const refuse = (message: string, fields: readonly string[]) => {
    const [field = ""] = fields;
    setProblem({ fields, message });
    const { errorTitle, toastLabels } = words;
    if (errorTitle) notify("error", { title: errorTitle, text: message }, toastLabels);
    if (field) onProblem?.(field);
    const faulty = fieldNamed(form.current, field);
    faulty?.focus({ preventScroll: true });
    // Away from the edges, where header and toasts would cover it.
    faulty?.scrollIntoView({ block: "center" });
  };
  const accept = (toast: ToastWords | undefined, typed = "") => {
    setProblem(undefined);
    if (!keepsAnswers) {
      lastAttempt.current = undefined;
      if (forgetDraft(form.current, typed)) form.current?.reset();
    }
    if (toast) notify("success", toast, words.toastLabels);
    else toasts.removeErrors();
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    // A button with an address of its own, such as a download, posts there and leaves the form as it is.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (isSending || maySubmit?.() === false) return;
    setProblem(undefined);
    serverAlert.current?.setAttribute("hidden", "");
    // Toasts on top of each other would cover the field at fault, and the old ones may be mended by now.
    toasts.removeErrors();
    const values = valuesIn(event.currentTarget);
    const typed = JSON.stringify(values);
    const check = checkFields(rule, values);
    if ("problem" in check) {
      if (ignoresTrapped && values[honeypotName]) return;
      return refuse(words.problems[check.problem.code] ?? "", check.problem.fields);
    }

    const { fields } = check;
    setSending(true);
    const result = await send({ fields, values, typed, key: keyFor({ ...values, ...fields }) });
    setSending(false);
    end(result, typed);
  }

  function end(result: SubmissionResult, typed: string) {
    if (result.status === "refused") refuse(result.message, result.field ? [result.field] : []);
    else if (result.status === "accepted") accept(result.toast, typed);
    else if (result.status === "waiting") notify("error", result.toast, words.toastLabels);
    else if (result.status === "lost") lastAttempt.current = undefined;
  }

  // The same content keeps its idempotency key, so that an attempt whose answer was lost is not stored twice. Only the
  // form token is another after a reload.
  function keyFor(values: Record<string, string>): string {
    const content = JSON.stringify({ ...values, [envelopeNames.formToken]: "" });
    if (lastAttempt.current?.content !== content) lastAttempt.current = { content, key: newIdempotencyKey() };
    keptInDraft(form.current, "attempt", lastAttempt.current);
    return lastAttempt.current.key;
  }

  function forgetProblem(field: string) {
    if (!problem?.fields.includes(field)) return;
    const fields = problem.fields.filter((each) => each !== field);
    setProblem(fields.length > 0 ? { ...problem, fields } : undefined);
  }
  return { form, isSending, problem, setProblem, forgetProblem, submit, accept };
}

const valuesIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** Forgets the draft of a form that was sent. False where it was changed since: that is another request, and stays. */
export function forgetDraft(form: HTMLFormElement | null, typed: string): boolean {
  const isUnchanged = form !== null && JSON.stringify(valuesIn(form)) === typed;
  if (isUnchanged) form.dispatchEvent(new Event("lead:sent"));
  return isUnchanged;
}

/** The control of a name; of several radios the first. */
function fieldNamed(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  const field = control instanceof RadioNodeList ? control[0] : control;
  return field instanceof HTMLElement ? field : undefined;
}

// A refused plain post comes back as this page with the problem already shown.
function problemShownByServer(form: HTMLFormElement | null): ShownProblem | undefined {
  const places = [...(form?.querySelectorAll<HTMLElement>("[data-error-for]:not([hidden])") ?? [])];
  const fields = places.map(({ dataset }) => dataset.errorFor ?? "");
  return places[0] && { fields, message: places[0].textContent ?? "" };
}
