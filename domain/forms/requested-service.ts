import type { FormFields } from "./check-fields.ts";
import type { FormKind } from "./form-kinds.ts";

/** What a form asks for: the id or the name of a service, a tier or a type of appointment as it was sent; empty for none. */
export const requestedService = ({ tier, service, serviceType }: FormFields): string =>
  tier || service || serviceType || "";

/** What the forms ask for that are about one service and name none. */
const servicesOfForms: Partial<Record<FormKind, string>> = {
  business: "startYourBusiness",
  quiz: "taxPreparation",
};
const longestService = 80;

/** The same in short, as leads are counted by it. */
export const countedService = (kind: FormKind, fields: FormFields): string =>
  cutService(requestedService(fields) || (servicesOfForms[kind] ?? ""));

/** A name of a service as `countedService` has it. */
export const cutService = (text: string) => text.slice(0, longestService).toWellFormed();
