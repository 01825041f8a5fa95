import type { BusinessFields } from "#domain/forms/business-form.ts";
import { type FilingMethod, recommendFiling } from "#domain/forms/filing-quiz.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import { recommendServices } from "#domain/forms/recommendations.ts";
import type { Locale } from "#domain/locale.ts";
import type { RouteName } from "./routes.ts";
import { planWords } from "./words/plan.ts";
import { shellWords } from "./words/shell.ts";

export const methodRoutes = { "mobile-app": "mobileApp", "in-person": "inPerson" } as const satisfies Record<
  FilingMethod,
  RouteName
>;

type Answered = { form_kind: FormKind; fields: Record<string, string>; recommendations: readonly string[] };

/** What a form recommended to a visitor, by name: as sent along, or else, as without script, computed from the answers. */
export function recommended({ form_kind, fields, recommendations }: Answered, locale: Locale): string[] {
  if (recommendations.length > 0) return [...recommendations];
  if (form_kind === "quiz") return [shellWords[locale].links[methodRoutes[recommendFiling(fields)]]];
  if (form_kind !== "business") return [];
  return recommendServices(fields as BusinessFields).map((code) => planWords[locale].services[code].title);
}
