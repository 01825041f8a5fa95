import { pathOf } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import { functionNames } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import { refillForm, textFields } from "../html/refill-form.ts";
import type { Problem, Submission } from "../http/request-env.ts";
import { refusedPage } from "../leads/refused-page.ts";
import type { Pages } from "../pages/load-pages.ts";

/** The wizard's page, refilled and with the problem in it; a bare message when it has no form. */
export function refusedPlan(
  pages: Pages,
  submission: Submission | undefined,
  locale: Locale,
  problem: Problem,
): string {
  const path = pathOf("startYourBusiness", locale);
  const page = pages.html(path);
  const refill = {
    form: "",
    action: `/functions/v1/${functionNames.business}`,
    values: answersIn(submission),
    ...problem,
  };
  const refilled = page && refillForm(page, refill, true);
  if (refilled) return refilled;
  return refusedPage(
    pages,
    "business",
    submission && { ...submission, form: "" },
    { page: path, locale },
    problem,
  );
}

function answersIn(submission: Submission | undefined): Record<string, string> {
  const fields = Object.entries(textFields(submission?.fields ?? {}));
  return Object.fromEntries(fields.filter(([name]) => Object.hasOwn(formWords.en.business.labels, name)));
}
