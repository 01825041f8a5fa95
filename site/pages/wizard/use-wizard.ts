import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormFields } from "#domain/forms/check-fields.ts";
import { answersIn, isPlanOf, rememberedPlan, rememberPlan, type SentPlan } from "./sent-plan.ts";
import { personStep, placeOf, planStep, stepFields, stepOfField, stepOfHash } from "./wizard-steps.ts";

/**
 * Where the visitor stands and what was answered. The address names the step (`#step-3`), so that the browser's
 * back button, a reload and the language switch keep it; before this runs, the styles show the step by `:target`.
 */
export function useWizard(formId: string) {
  const [answers, setAnswers] = useState<FormFields>({});
  const [step, setStep] = useState<number>();
  const [sentPlan, setSentPlan] = useState<SentPlan>();
  const shownStep = useRef<number>(undefined);
  const sentAnswers = useRef<FormFields>({});
  const form = () => document.getElementById(formId) as HTMLFormElement;
  const read = () => setAnswers(answersIn(form()));

  function show(next: number) {
    shownStep.current = next;
    // Shown first: the address can only lead to a heading that is there. It scrolls to it and gives it the focus.
    flushSync(() => setStep(next));
    const hash = `#${placeOf(next)}`;
    if (location.hash !== hash) location.hash = hash;
    else document.getElementById(placeOf(next))?.focus();
  }

  /** False as long as there are steps to go, and where the very same answers have made a plan already. */
  function maySubmit() {
    const current = shownStep.current ?? Math.max(0, stepOfHash(location.hash));
    const openField = openFieldOf(current);
    if (openField && current < personStep) openField.focus();
    else if (current < personStep) show(current + 1);
    else if (isPlanOf(form())) show(planStep);
    else {
      sentAnswers.current = answersIn(form());
      return true;
    }
    return false;
  }

  function finish() {
    const plan = { answers: sentAnswers.current, at: new Date().toISOString() };
    rememberPlan(plan);
    setSentPlan(plan);
    // Answers that were changed meanwhile have no plan yet.
    if (isPlanOf(form())) show(planStep);
  }

  function startOver() {
    rememberPlan(undefined);
    setSentPlan(undefined);
    form().dispatchEvent(new Event("lead:sent"));
    form().reset();
    read();
    show(0);
  }

  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const follow = () => {
      const namedStep = stepOfHash(location.hash);
      // A link to elsewhere on the page, such as the skip link, leaves the step as it is.
      const next = namedStep < 0 ? (shownStep.current ?? 0) : nearestOpen(form, namedStep);
      if (next !== namedStep) nameStep(next);
      if (next === shownStep.current) return;
      shownStep.current = next;
      flushSync(() => setStep(next));
      document.getElementById(placeOf(next))?.focus();
    };
    // Only now are drafts back in their fields.
    const settle = () => {
      setAnswers(answersIn(form));
      setSentPlan(rememberedPlan());
      const namedStep = stepShownByServer(form) ?? stepOfHash(location.hash);
      shownStep.current ??= nearestOpen(form, Math.max(0, namedStep));
      setStep(shownStep.current);
      if (namedStep) nameStep(shownStep.current);
      addEventListener("hashchange", follow);
    };
    if (document.readyState === "complete") settle();
    else addEventListener("load", settle, { once: true });
    return () => {
      removeEventListener("load", settle);
      removeEventListener("hashchange", follow);
    };
  }, [formId]);

  const showField = (field: string) => show(stepOfField(field));
  return { answers, step, sentPlan, read, show, showField, maySubmit, finish, startOver };
}

/** Names a step in the address. Where a page may not change that, as in some proxies, the step is shown all the same. */
function nameStep(step: number) {
  try {
    history.replaceState(null, "", `#${placeOf(step)}`);
  } catch {}
}

// A refused plain post comes back as this page: at the field at fault, or as it was sent.
function stepShownByServer(form: HTMLFormElement): number | undefined {
  const faulty = form.querySelector<HTMLElement>("[data-error-for]:not([hidden])");
  if (faulty) return stepOfField(faulty.dataset.errorFor ?? "");
  return form.querySelector("[data-form-error]:not([hidden])") ? personStep : undefined;
}

/** A step can be reached when all before it are answered, the result when it belongs to the answers that stand. */
function nearestOpen(form: HTMLFormElement, step: number): number {
  if (step === planStep && isPlanOf(form)) return planStep;
  const openStep = stepFields.findIndex((_, index) => openFieldOf(index));
  return Math.min(step, openStep < 0 ? personStep : openStep);
}

/** The first field of a step that still needs an answer. */
const openFieldOf = (step: number) =>
  document
    .getElementById(placeOf(step))
    ?.closest("section")
    ?.querySelector<HTMLElement>(":invalid:not(fieldset)");
