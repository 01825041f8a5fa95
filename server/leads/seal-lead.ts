import type { FormFields } from "#domain/forms/check-fields.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { type Seal, type SealedFields, sealFields } from "../base/sealed-numbers.ts";
import type { Submission } from "../http/request-env.ts";

/** Masks numbers like an SSN; those in fields are sealed as well, those in addresses of pages and the like nobody needs. */
export const sealLead = (
  fields: FormFields,
  submission: Submission,
  seal: Seal,
): SealedFields & { submission: Submission } => ({
  ...sealFields(fields, seal),
  submission: {
    ...submission,
    page: maskSensitiveNumbers(submission.page),
    recommendations: submission.recommendations.map(maskSensitiveNumbers),
    attribution: {
      ...submission.attribution,
      utm: masked(submission.attribution.utm),
      landingPage: maskSensitiveNumbers(submission.attribution.landingPage),
    },
  },
});

const masked = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskSensitiveNumbers(value)]));
