import { html } from "hono/html";
import { localeOfPath, pathOf } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import { type FunctionKind, functionNames } from "#domain/forms/form-kinds.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import type { Locale } from "#domain/locale.ts";
import { refillForm, textFields } from "../html/refill-form.ts";
import type { Problem, Submission } from "../http/request-env.ts";
import type { Pages } from "../pages/load-pages.ts";

const notRefilled: ReadonlySet<string> = new Set([...Object.values(envelopeNames), honeypotName]);

/** The page of a refused form with its message; the home page where that has no such form, else a bare message. */
export function refusedPage(
  pages: Pages,
  kind: FunctionKind,
  submission: Submission | undefined,
  from: { page: string; locale: Locale },
  problem: Problem,
): string {
  const page = refilledPage(pages, kind, submission, from, problem);
  return page || bareMessage(from.page, from.locale, problem.message);
}

/** The page of a form that was sent, refilled and with the problem in it, if there is one; undefined when no page has it. */
export function refilledPage(
  pages: Pages,
  kind: FunctionKind,
  submission: Submission | undefined,
  from: { page: string; locale: Locale },
  problem?: Problem,
): string | undefined {
  const fields = Object.entries(textFields(submission?.fields ?? {}));
  const refill = {
    form: submission?.form ?? "",
    action: `/functions/v1/${functionNames[kind]}`,
    values: Object.fromEntries(fields.filter(([name]) => !notRefilled.has(name))),
    ...problem,
  };
  const page = pages.html(from.page);
  const own = page && refillForm(page, refill, false);
  if (own) return own;
  const home = pages.html(pathOf("home", from.locale));
  return home && refillForm(home, refill, true);
}

function bareMessage(path: string, locale: Locale, message: string): string {
  const { errorTitle } = formWords[locale].shared;
  const back = path && localeOfPath(path) === locale ? path : pathOf("home", locale);
  return String(
    html`<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${errorTitle}</title><h1>${errorTitle}</h1><p role="alert">${message}</p><p><a href="${back}">${back}</a></p></html>`,
  );
}
