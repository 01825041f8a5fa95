import type { FormFields } from "#domain/forms/check-fields.ts";
import { questions } from "./wizard-steps.ts";

/** What a plan was made from, and when. It lives as long as the tab, over a reload and a change of language. */
export type SentPlan = { answers: FormFields; at: string };

const storageName = "sent:business";

// For browsers that keep nothing: the plan then lives until the page is left.
let plan: SentPlan | undefined;

export function rememberPlan(next: SentPlan | undefined) {
  plan = next;
  try {
    if (next) sessionStorage[storageName] = JSON.stringify(next);
    else delete sessionStorage[storageName];
  } catch {}
}

export function rememberedPlan(): SentPlan | undefined {
  try {
    const kept: SentPlan = JSON.parse(sessionStorage[storageName]);
    if (kept.answers.businessType && Date.parse(kept.at)) plan ??= kept;
  } catch {}
  return plan;
}

/** The answers as they stand in the form; a question without one is the empty text. */
export function answersIn(form: HTMLFormElement): FormFields {
  const values = new FormData(form);
  return Object.fromEntries(questions.map((name) => [name, String(values.get(name) ?? "")]));
}

/** Whether the answers in the form are those of the remembered plan. */
export const isPlanOf = (form: HTMLFormElement) =>
  JSON.stringify(rememberedPlan()?.answers) === JSON.stringify(answersIn(form));
